/**
 * Lists what nothing uses: source files, exports and packages, pictures, icons and typefaces: `npm run unused`. With
 * `-- --delete`, it deletes the files, exports, pictures and icons, and then those that only they used. `npm run check` fails
 * when there are any.
 */
import { run } from './run.ts'
import { unusedPictures } from './unused/pictures.ts'
import { unusedSource } from './unused/source.ts'
import { unusedTypefaces } from './unused/typefaces.ts'

const seen = new Set<string>()

/** What nothing uses and is not listed yet. It is listed now. */
async function findUnused() {
  const source = await unusedSource()
  const files = source.filter(({ name }) => name === undefined).map(({ place }) => place)
  const all = [...source, ...unusedPictures(files), ...unusedTypefaces()]
  return all.filter(({ place, name = '' }) => {
    const line = `${place} ${name}`.trim()
    const isNew = !seen.has(line)
    seen.add(line)
    if (isNew) console.log(line)
    return isNew
  })
}

let unused = await findUnused()
if (process.argv.includes('--delete')) {
  while (unused.length > 0) {
    for (const { remove } of unused) remove?.()
    await run('node', ['build/picture-names.ts'])
    await run('biome', ['check', '--write', '--unsafe', '--vcs-enabled=false', '--log-level=error', 'src'])
    unused = await findUnused()
  }
} else if (unused.length > 0) {
  console.error('Nothing uses these. `npm run unused -- --delete` deletes them.')
  process.exitCode = 1
}
