/** The words of a list that is written as one text. */
export function splitWords(list: string): string[] {
  return list.split(/\s+/u).filter((word) => word !== '')
}
