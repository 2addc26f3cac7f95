/**
 * Uploads this branch as a preview, an isolated copy of the Worker: `npm run preview`. The last line is
 * its address. `-- --delete` removes it; `-- --name <name>` names it after something else than the branch.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asciiSlug } from './ascii-slug.ts'
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
  const start = words.slice(0, room - hash.length - 1).replace(/-$/, '') || 'branch'
  return `${start}-${hash}`
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { name: { type: 'string' }, delete: { type: 'boolean' } } })

  // Empty where no branch is checked out, and where there is no repository.
  const { stdout: current } = spawnSync('git', ['branch', '--show-current'], { encoding: 'utf8' })
  const branch =
    values.name ||
    current?.trim() ||
    fail('No git branch to name the preview after. Say one: -- --name <name>')
  const [, worker = ''] = readFileSync('wrangler.toml', 'utf8').match(/^name = "(.+)"/m) ?? []
  const name = ['--name', previewName(branch, worker)]

  if (values.delete) {
    run('wrangler', ['preview', 'delete', ...name, '--skip-confirmation'])
  } else {
    const folder = mkdtempSync(join(tmpdir(), 'preview-'))
    process.on('exit', () => rmSync(folder, { recursive: true }))
    // Not `--json`: the build's lines would stand in the middle of it.
    const file = join(folder, 'report.ndjson')
    run('wrangler', ['preview', ...name], { ...process.env, WRANGLER_OUTPUT_FILE_PATH: file })
    const entries = readFileSync(file, 'utf8').trim().split('\n')
    const [address] = entries
      .map((line) => JSON.parse(line))
      .find(({ type }) => type === 'preview').preview_urls
    console.log(address ?? fail('The preview has no address; wrangler says above why.'))
  }
}
