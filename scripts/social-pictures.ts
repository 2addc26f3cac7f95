/**
 * Draws the social picture of every page into the folder that is named, `dist/client` if none is, each at
 * the address that `src/social-picture.ts` gives it. Part of `npm run build`; needs neither a browser nor
 * the network.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { type Path, paths } from '../src/routes.ts'
import { socialPicture } from '../src/social-picture.ts'
import { pictureOf } from './social-pictures/picture.ts'
import { png } from './social-pictures/png.ts'

const [folder = 'dist/client'] = process.argv.slice(2)

async function draw(path: Path): Promise<void> {
  // The text is outlines already.
  const { pixels, width, height } = await renderAsync(pictureOf(path), { font: { loadSystemFonts: false } })
  const file = join(folder, socialPicture(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png(pixels, width, height))
}

const waiting = paths.values()

/** Takes one page after another. Rendering has threads of its own, so one worker per processor keeps them busy. */
async function work(): Promise<void> {
  for (const path of waiting) await draw(path)
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
console.log(`${paths.length} social pictures → ${join(folder, 'social')}/`)
