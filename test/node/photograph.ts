import sharp from 'sharp'

export type Colour = readonly [red: number, green: number, blue: number]

export const skin: Colour = [200, 140, 100]
export const daylight: Colour = [60, 160, 200]
export const night: Colour = [20, 30, 70]

/** Makes an image of one colour with noise, which compresses as badly as a photograph. */
export function photograph(width: number, height: number, colour: Colour, grain = 16) {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#000', noise } })
  return image.linear(
    [1, 1, 1],
    colour.map((value) => value - 128),
  )
}
