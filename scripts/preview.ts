/**
 * Uploads this branch as a preview, an isolated copy of the Worker: `npm run preview`. The last line is
 * its address. `-- --delete` removes it; `-- --name <name>` names it after something else than the branch, and
 * `-- --built` takes what stands in dist.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { asciiSlug } from './ascii-slug.ts'
import { workerName, wrangler } from './release/wrangler.ts'
import { run } from './run.ts'

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
  return asciiSlug(`${words.slice(0, room - hash.length - 1) || 'branch'} ${hash}`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, delete: { type: 'boolean' }, built: { type: 'boolean' } },
  })
  const branch = values.name ?? run('git', ['branch', '--show-current']).trim()
  if (!branch) throw new Error('No git branch to name the preview after. Say one: -- --name <name>')
  const name = ['--name', previewName(branch, workerName)]

  if (values.delete) {
    console.log(wrangler(['preview', 'delete', ...name, '--skip-confirmation']).output)
  } else {
    if (!values.built) run('npm', ['run', 'build'])
    const { output, entry } = wrangler(['preview', ...name])
    const [address] = entry.preview_urls
    if (!address) throw new Error(`${output}\nThe preview has no address.`)
    console.log(`${output}\n${address}`)
  }
}
