/**
 * Draws the social picture of every page into the folder that is named, `dist/client` if none is, each at
 * the address that `src/routes.ts` gives it. Part of `npm run build`; needs neither a browser nor
 * the network.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { paths, socialPicture } from '../src/routes.ts'

const [folder = 'dist/client'] = process.argv.slice(2)

// Node strips types but knows no JSX. Vite, which builds the site, runs a module of it as it is.
const { module } = await runnerImport<typeof import('./social-pictures/picture.tsx')>(
  join(import.meta.dirname, 'social-pictures/picture.tsx'),
  { configFile: false },
)

for (const path of paths) {
  const file = join(folder, socialPicture(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await module.pictureOf(path))
}
console.log(`${paths.length} social pictures → ${join(folder, 'social')}/`)
