import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const sources = ['src/**/*', 'client/**/*', 'build/**/*', '*.config.ts', 'package-lock.json']

/** A short hash of everything a page can depend on: it changes when any page could. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(`${file.parentPath}/${file.name}`))
  }
  return hash.digest('base64url').slice(0, 10)
}
