/**
 * Draws the social picture of every page into the folder that is named, `dist/client` if none is, each at
 * the address that `src/routes.ts` gives it. Part of `npm run build`; needs neither a browser nor
 * the network.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { paths, socialPicture } from '../src/routes.ts'

const [folder = 'dist/client'] = process.argv.slice(2)

// Node strips types but knows no JSX. Vite, which builds the site, runs a module of it as it is.
const { module } = await runnerImport<typeof import('./social-pictures/picture.tsx')>(
  join(import.meta.dirname, 'social-pictures/picture.tsx'),
  { configFile: false },
)

const waiting = paths.values()

/** Takes one page after another: all at once, a thousand pictures would need three gigabytes. */
async function work(): Promise<void> {
  for (const path of waiting) {
    const file = join(folder, socialPicture(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await module.pictureOf(path))
  }
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
console.log(`${paths.length} social pictures → ${join(folder, 'social')}/`)
