/**
 * Uploads this branch as a preview, an isolated copy of the Worker: `npm run preview`. The last line is
 * its address. `-- --name <name>` names it after something else than the branch.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { thisPreview } from './preview/this-preview.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'preview-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

// Not `--json`: the build's lines would stand in the middle of it.
const report = join(folder, 'report.ndjson')
run('wrangler', ['preview', '--name', thisPreview()], {
  ...process.env,
  WRANGLER_OUTPUT_FILE_PATH: report,
})

const entries = readFileSync(report, 'utf8').trim().split('\n')
const [address] = entries.map((line) => JSON.parse(line)).find(({ type }) => type === 'preview').preview_urls
if (!address) {
  console.error('The preview has no address; wrangler says above why.')
  process.exit(1)
}
console.log(address)
