import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast } from '../../../build/contrast.ts'
import { currentPalette } from '../../../build/palette.ts'

it.each(['hero-loom', 'hero-loom-tall'])(
  'each thread of %s has a contrast of 3 to 1 in the dark scheme',
  (name) => {
    const { dark } = currentPalette()
    const threads = readFileSync(`client/pictures/${name}.svg`, 'utf8').matchAll(
      /\.c\w\{stroke:var\(--([\w-]+)\)/g,
    )
    const colours = [...threads].map(([, colour = '']) => colour)
    expect(colours).toHaveLength(6)
    for (const colour of colours) {
      expect.soft(contrast(dark.get(colour), dark.get('paper')), colour).toBeGreaterThanOrEqual(3)
    }
  },
)
