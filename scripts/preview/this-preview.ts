import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { previewName } from './preview-name.ts'

/** The branch that is checked out; empty when there is none. */
function currentBranch(): string {
  try {
    return execFileSync('git', ['branch', '--show-current'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

function workerName(): string {
  const [, name = ''] = readFileSync('wrangler.toml', 'utf8').match(/^name = "(.+)"/m) ?? []
  return name
}

/** The preview of `--name`, else of the branch. Ends this process when there is neither. */
export function thisPreview(): string {
  const { name } = parseArgs({ options: { name: { type: 'string' } } }).values
  const branch = name ?? currentBranch()
  if (!branch) {
    console.error('No git branch is checked out to name the preview after. Say one: -- --name <name>')
    process.exit(1)
  }
  return previewName(branch, workerName())
}
