/** A text under way: spaces run together as in a browser, and line breaks are owed until something follows them. */
export interface TextPage {
  write(text: string): void
  /** With every space and line break as it is. */
  writeVerbatim(text: string): void
  /** The mark of a list item: what follows stays on its line. */
  writeMark(mark: string): void
  /** At least so many line breaks before what follows; `always` adds them to those that are owed. */
  breakLine(count: number, options?: { always: boolean }): void
  /** A place to give to `since`. */
  place(): number
  since(place: number): string
  text(): string
}

export function newTextPage(): TextPage {
  const pieces: string[] = []
  let breaksOwed = 0
  let spaceOwed = false
  let isAfterMark = false

  function append(text: string): void {
    if (breaksOwed > 0 && pieces.length > 0) pieces.push('\n'.repeat(breaksOwed))
    else if (spaceOwed && pieces.length > 0) pieces.push(' ')
    breaksOwed = 0
    spaceOwed = false
    isAfterMark = false
    pieces.push(text)
  }

  return {
    write(text) {
      const words = text.replace(/[ \t\n\r\f]+/g, ' ')
      if (words.startsWith(' ')) spaceOwed = true
      const inner = words === ' ' ? '' : words.replace(/^ | $/g, '')
      if (inner === '') return
      append(inner)
      if (words.endsWith(' ')) spaceOwed = true
    },
    writeVerbatim(text) {
      if (text !== '') append(text)
    },
    writeMark(mark) {
      append(mark)
      spaceOwed = true
      isAfterMark = true
    },
    breakLine(count, options) {
      if (isAfterMark) return
      breaksOwed = options?.always ? Math.min(breaksOwed + count, 2) : Math.max(breaksOwed, count)
    },
    place: () => pieces.length,
    since: (place) => pieces.slice(place).join(''),
    text: () => pieces.join('').trim(),
  }
}
