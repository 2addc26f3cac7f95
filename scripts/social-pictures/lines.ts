import { type Style, widthOf } from './type.ts'

/** Words on as few lines as the width allows; a word wider than that has a line of its own. */
function wrap(words: readonly string[], style: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as even as they get. */
function balanced(words: readonly string[], style: Style, width: number): string[] {
  let best = wrap(words, style, width)
  for (let narrower = width - 16; narrower > 0; narrower -= 16) {
    const lines = wrap(words, style, narrower)
    if (lines.length > best.length || lines.some((each) => widthOf(each, style) > narrower)) break
    best = lines
  }
  return best
}

export interface Fitted {
  lines: string[]
  style: Style
}

/** From one baseline to the next, in ems. */
export const leading = 0.95

/** How high lines stand from the last baseline to the top of the first capital, in pixels. */
export function heightOf({ lines, style }: Fitted): number {
  return ((lines.length - 1) * leading + 0.72) * style.size
}

/** The text in the space it has: at the first of the sizes at which it fits, else as small as it must be. */
export function fitText(
  text: string,
  style: Omit<Style, 'size'>,
  space: { width: number; height: number },
  sizes: readonly number[],
): Fitted {
  const words = text.split(/\s+/).filter(Boolean)
  const last = sizes.at(-1) ?? 12
  const smaller = Array.from({ length: Math.max(last - 12, 0) }, (_, index) => last - 1 - index)
  let fitted: Fitted = { lines: words, style: { ...style, size: last } }
  for (const size of [...sizes, ...smaller]) {
    const sized = { ...style, size }
    fitted = { lines: balanced(words, sized, space.width), style: sized }
    const wide = fitted.lines.some((line) => widthOf(line, sized) > space.width)
    if (!wide && heightOf(fitted) <= space.height) return fitted
  }
  return fitted
}
