import { type StandIn, typefaces } from '../../build/typefaces.ts'
import { measure } from './measure.ts'

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(1)}%`
}

/** The face of a system's typeface, set so wide and so high that our own moves nothing when it arrives. */
async function standIn(file: string, name: string, [family, weight, names, as, wider = 1]: StandIn) {
  const own = await measure(`${file} ${Number.parseInt(weight, 10)}`)
  const theirs = await measure(as)
  // The site sets labels in 500. In 400 and 600 prose and headings wrap.
  const text = weight === '500' ? 'labels' : 'prose'
  const size = own[text] / (theirs[text] * wider)
  return `@font-face {
  font-family: "${name} ${family}";
  src: ${names.map((each) => `local("${each}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
}
`
}

/** All of `client/styles/fonts.css`. */
export async function stylesheet(): Promise<string> {
  let [own, faces, chains] = ['', '', '']
  for (const [file, { property, name, standIns, last }] of Object.entries(typefaces)) {
    own += `@font-face {
  font-family: "${name}";
  src: url("../fonts/${file}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
`
    for (const each of standIns) faces += await standIn(file, name, each)
    const families = new Set([name, ...standIns.map(([family]) => `${name} ${family}`)])
    chains += `  ${property}: ${[...families].map((family) => `"${family}"`).join(', ')}, ${last};\n`
  }
  return `/* Written by \`npm run fonts\`: see build/typefaces.ts. */\n${own}${faces}:root {\n${chains}}\n`
}
