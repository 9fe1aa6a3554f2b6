import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
const MOST_COLOURS = 256
/** Grounds, lines and letters are among the most frequent: they stay exactly as they are. */
const KEPT_COLOURS = 96

type Pixels = { width: number; height: number; bytesPerPixel: number; bytes: Uint8Array }

/**
 * The same picture with at most 256 colours, which is a third of the size for what is drawn and not photographed: the most frequent stay as
 * they are, and of the others those that are close become the most frequent of them, so that only the edges of letters change a little.
 * @param png 8 bits a channel, RGB or RGBA without transparency, not interlaced: as Chromium writes it
 * @throws RangeError for another kind of PNG
 */
export function palettePng(png: Uint8Array): Buffer {
  const pixels = readPixels(png)
  const { width, height, bytesPerPixel, bytes } = pixels
  const { palette, indexOf } = paletteOf(pixels)
  const lines = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      lines[y * (width + 1) + 1 + x] = indexOf(colourAt(bytes, (y * width + x) * bytesPerPixel))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, each a place in the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The colours that are kept, of buckets so coarse that there are few enough, and the place of each colour among them. */
function paletteOf({ bytes, bytesPerPixel }: Pixels): { palette: number[]; indexOf: (colour: number) => number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += bytesPerPixel) {
    const colour = colourAt(bytes, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour)
  const exact = byCount.slice(0, KEPT_COLOURS)
  for (let droppedBits = 0; ; droppedBits += 1) {
    const mask = (0xff & ~((1 << droppedBits) - 1)) * 0x010101
    const palette = [...exact]
    const places = new Map(exact.map((colour, place) => [colour, place]))
    const buckets = new Map<number, number>()
    for (const colour of byCount.slice(KEPT_COLOURS)) {
      const place = buckets.get(colour & mask) ?? palette.push(colour) - 1
      buckets.set(colour & mask, place)
      places.set(colour, place)
    }
    if (palette.length <= MOST_COLOURS) return { palette, indexOf: (colour) => places.get(colour) ?? 0 }
  }
}

function colourAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
}

function readPixels(png: Uint8Array): Pixels {
  const file = Buffer.from(png)
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [depth, kind, interlaced] = [file[24], file[25], file[28]]
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced !== 0) throw new RangeError('another kind of PNG')
  const parts: Buffer[] = []
  for (let at = SIGNATURE_BYTES; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const bytesPerPixel = kind === 6 ? 4 : 3
  const bytes = withoutFilters(inflateSync(Buffer.concat(parts)), { width: width * bytesPerPixel, bytesPerPixel })
  return { width, height, bytesPerPixel, bytes }
}

/** Lines as they were before PNG's filters (ISO/IEC 15948, section 9), which predict each byte from those to its left and above. */
function withoutFilters(data: Uint8Array, line: { width: number; bytesPerPixel: number }): Uint8Array {
  const { width, bytesPerPixel } = line
  const height = data.length / (width + 1)
  const bytes = new Uint8Array(height * width)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (width + 1)] ?? 0
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const left = x < bytesPerPixel ? 0 : (bytes[at - bytesPerPixel] ?? 0)
      const above = y === 0 ? 0 : (bytes[at - width] ?? 0)
      const corner = x < bytesPerPixel || y === 0 ? 0 : (bytes[at - width - bytesPerPixel] ?? 0)
      const predicted = [0, left, above, (left + above) >> 1, paeth({ left, above, corner })][filter] ?? 0
      bytes[at] = (data[y * (width + 1) + 1 + x] ?? 0) + predicted
    }
  }
  return bytes
}

function paeth({ left, above, corner }: { left: number; above: number; corner: number }): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value))
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return corner
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
