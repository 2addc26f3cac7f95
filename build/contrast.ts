import { type CssColor, transform } from 'lightningcss'

/** The relative luminance of a colour, from 0 to 1. */
function luminance(colour: string): number {
  let light = 0
  const read = (value: CssColor) => {
    if (typeof value === 'string' || value.type !== 'rgb') return
    const [red = 0, green = 0, blue = 0] = [value.r, value.g, value.b].map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  transform({ filename: '', code: Buffer.from(`a { color: ${colour} }`), visitor: { Color: read } })
  return light
}

/** The contrast of two opaque colours, from 1 to 21, as WCAG computes it. */
export function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
