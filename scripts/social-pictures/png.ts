import { crc32, deflateSync } from 'node:zlib'

const places = 1 << 18

/** Where a pixel's colour is counted: six bits of each channel, so that near colours share a place. */
function placeOf(pixel: number): number {
  return ((pixel >> 2) & 0x3f) | ((pixel >> 4) & 0xfc0) | ((pixel >> 6) & 0x3f000)
}

/**
 * The 256 most frequent colours, and for every place which of them is nearest. Flat drawings need no
 * more: their own colours come first, then the commonest steps along their edges.
 */
function paletteOf(pixels: Int32Array): { palette: number[]; nearest: Uint8Array } {
  const count = new Uint32Array(places)
  const colourAt = new Int32Array(places)
  const used: number[] = []
  // Run by run: most pixels are like the one before.
  for (let start = 0, end = 1; start < pixels.length; start = end++) {
    const pixel = pixels[start] ?? 0
    while (pixels[end] === pixel) end++
    const place = placeOf(pixel)
    if (count[place] === 0) {
      used.push(place)
      colourAt[place] = pixel
    }
    count[place] = (count[place] ?? 0) + end - start
  }
  used.sort((a, b) => (count[b] ?? 0) - (count[a] ?? 0) || a - b)
  const palette = used.slice(0, 256).map((place) => colourAt[place] ?? 0)
  const nearest = new Uint8Array(places)
  for (const [rank, place] of used.entries()) {
    nearest[place] = rank < palette.length ? rank : nearestIn(palette, colourAt[place] ?? 0)
  }
  return { palette, nearest }
}

/** Red, green and blue of a pixel, 0 to 255. */
function channels(pixel: number): [red: number, green: number, blue: number] {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
}

function nearestIn(palette: readonly number[], pixel: number): number {
  const [red, green, blue] = channels(pixel)
  const distances = palette.map((each) => {
    const [r, g, b] = channels(each)
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  })
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of at most 256 colours from opaque RGBA bytes. The same pixels give the same file. */
export function png(rgba: Uint8Array, width: number, height: number): Buffer {
  // Signed, because only such numbers need no allocation.
  const pixels = new Int32Array(new Uint8Array(rgba).buffer)
  const { palette, nearest } = paletteOf(pixels)
  // Each row begins with its filter, 0 for none: runs of equal indices need no other.
  const rows = new Uint8Array((width + 1) * height)
  for (let at = 0, to = 0, index = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    if (at === 0 || pixel !== pixels[at - 1]) index = nearest[placeOf(pixel)] ?? 0
    if (at % width === 0) to++
    rows[to++] = index
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, indexed, and the only methods there are.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    // Level 9 would take six times as long to save a twentieth.
    chunk('IDAT', deflateSync(rows, { level: 7, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
