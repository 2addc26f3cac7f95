import type { Hue } from '../../content/schema.ts'

/** One swatch for each project, in its dye. */
export function SwatchCard({ hues }: { hues: readonly Hue[] }) {
  return (
    <ul
      aria-hidden="true"
      className="grid gap-1.5 grid-cols-[repeat(13,1fr)] lg:gap-2 lg:grid-cols-5 lg:justify-self-end w-full lg:max-w-[27rem]"
    >
      {hues.map((hue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: swatches have nothing else to tell them apart, and never move
        <li key={index} data-hue={hue} className="cloth cloth-8 aspect-square border-[1.5px] border-ink" />
      ))}
    </ul>
  )
}
