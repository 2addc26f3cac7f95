import { globSync, readFileSync, rmSync } from 'node:fs'
import { typefaces } from '../../build/typefaces.ts'
import type { Unused } from './source.ts'

/** The typefaces whose property no style uses, and the files of typefaces that `build/typefaces.ts` does not name. */
export function unusedTypefaces(): Unused[] {
  const styles = ['uno.config.ts', ...globSync('{src,client,build}/**/*.{css,ts,tsx}')]
    .filter((file) => file !== 'client/styles/typefaces.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = Object.keys(typefaces)
  return [
    ...Object.entries(typefaces)
      .filter(([, { property }]) => !styles.includes(`var(${property})`))
      .map(([name]) => ({ place: 'build/typefaces.ts', name })),
    ...globSync('client/fonts/*.woff2')
      .filter((file) => !names.some((name) => file.startsWith(`client/fonts/${name}`)))
      .map((place) => ({ place, remove: () => rmSync(place) })),
  ]
}
