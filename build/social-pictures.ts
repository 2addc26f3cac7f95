/**
 * Draws the social picture of every page into the folder that is named, `dist/client` if none is, each at
 * the address that `src/routes.ts` gives it. Part of `npm run build`; needs neither a browser nor
 * the network.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { paths, socialPicture } from '../src/routes.ts'
import { most } from './photographs.ts'

const [folder = 'dist/client'] = process.argv.slice(2)

// Node strips types but knows no JSX. Vite, which builds the site, runs a module of it as it is.
const { module } = await runnerImport<typeof import('./social-pictures/picture.tsx')>(
  join(import.meta.dirname, 'social-pictures/picture.tsx'),
  { configFile: false },
)

for (const path of paths) {
  const file = join(folder, socialPicture(path))
  await mkdir(dirname(file), { recursive: true })
  const picture = await module.pictureOf(path)
  if (picture.length > most) {
    throw new Error(
      `${file} takes ${Math.ceil(picture.length / 1024)} KB with few colours; ${most / 1024} KB is the most. ` +
        'Take noise and fine texture out of the photographs in it.',
    )
  }
  await writeFile(file, picture)
}
console.log(`${paths.length} social pictures → ${join(folder, 'social')}/`)
