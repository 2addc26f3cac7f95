import { measure } from './measure.ts'
import { type Face, type Typeface, typefaces } from './typefaces.ts'

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(1)}%`
}

/** The face of a system's typeface, set so wide and so high that our own moves nothing when it arrives. */
async function standIn(ours: Typeface, name: string, { weight, names, as, wider = 1 }: Face) {
  const file = `@fontsource-variable/${ours.file}/files/${ours.file}-latin-wght-normal.woff2`
  const own = await measure({ file, weight: Number.parseInt(weight, 10) })
  const theirs = await measure(as)
  // The site sets labels in 500. In 400 and 600 prose and headings wrap.
  const text = weight === '500' ? 'labels' : 'prose'
  const size = own.width[text] / (theirs.width[text] * wider)
  return `@font-face {
  font-family: "${ours.name} ${name}";
  src: ${names.map((each) => `local("${each}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`
}

function own({ name, file }: Typeface): string {
  return `@font-face {
  font-family: "${name}";
  src: url("../fonts/${file}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
`
}

function chain({ property, name, standIns, generic }: Typeface): string {
  const families = [name, ...standIns.map((each) => `${name} ${each.name}`)]
  return `  ${property}: ${families.map((family) => `"${family}"`).join(', ')}, ${generic};
`
}

/** All of `client/styles/fonts.css`. */
export async function stylesheet(): Promise<string> {
  const faces = typefaces.flatMap((ours) =>
    ours.standIns.flatMap(({ name, faces }) => faces.map((face) => standIn(ours, name, face))),
  )
  return `/* Written by \`npm run fonts\`: see scripts/fonts/typefaces.ts. */
${typefaces.map(own).join('')}${(await Promise.all(faces)).join('')}:root {
${typefaces.map(chain).join('')}}
`
}
