import { createHash } from 'node:crypto'
import { asciiSlug } from '../ascii-slug.ts'

/**
 * A preview's name for any branch: lower-case letters, digits and single hyphens, so short that
 * `<preview>-<worker>` is a name in DNS, which takes 63 letters. When it differs from the branch it ends in a
 * hash of the branch, so that no two branches share a preview.
 */
export function previewName(branch: string, worker: string): string {
  const room = 63 - worker.length - 1
  const words = asciiSlug(branch).replace(/^[^a-z]+/, '')
  if (words === branch && words.length <= room) return words
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 8)
  const start = words.slice(0, room - hash.length - 1).replace(/-$/, '') || 'branch'
  return `${start}-${hash}`
}
