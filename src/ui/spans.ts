const widths: [letters: string, width: number][] = [
  [' ', 0.2],
  ['Iijl.,’', 0.25],
  ['frt-/', 0.38],
  ['sxyzFTY', 0.5],
  ['ABCDGHKNOPQRSUVX&', 0.65],
  ['mwMW', 0.83],
]

/** The utility that sets a name about as wide as its place. A guess at its letters: CSS cannot measure them. */
export function spans(name: string): string {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0)
  return `spans-${Math.round(width * 10)}`
}

/** In its own font size, at the weight and tracking of `Woven`. */
function widthOf(letter: string): number {
  return (widths.find(([letters]) => letters.includes(letter))?.[1] ?? 0.55) - 0.045
}
