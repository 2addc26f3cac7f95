import sharp from 'sharp'

/** Makes a grey image with noise, which compresses as badly as a photograph. */
export function photograph(width: number, height: number, grain = 16) {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
}
