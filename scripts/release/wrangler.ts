import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'

const { name = '', routes = [] } = readConfig({ config: 'wrangler.toml' })

/** The Worker’s name in wrangler.toml. */
export const workerName = name

/** Whether wrangler.toml names a domain of the site’s own. */
export const hasDomain = routes.length > 0

/** What a command of wrangler has said, and how it ended. */
export interface Said {
  code: number
  output: string
  /** Its entry of that type in the file that WRANGLER_OUTPUT_FILE_PATH names. */
  // biome-ignore lint/suspicious/noExplicitAny: wrangler writes it and types it nowhere
  entry: (type: string) => any
}

/**
 * Runs wrangler on what has been built, without building again: the build’s own command is left out of its settings.
 * @param shown whether the terminal shows it and may answer its questions
 */
export function wrangler(args: string[], shown = false): Said {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const report = join(folder, 'report.ndjson')
  // Beside the settings themselves, since paths in them are relative to their file.
  const config = 'wrangler.built.toml'
  const settings = readFileSync('wrangler.toml', 'utf8')
  writeFileSync(config, settings.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, ''))
  try {
    const { status, stdout, stderr, error } = spawnSync('wrangler', [...args, '--config', config], {
      stdio: shown ? 'inherit' : 'pipe',
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: report },
    })
    if (error) throw error
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
    const entries = lines.map((line) => JSON.parse(line))
    return {
      code: status ?? 1,
      output: `${stdout ?? ''}${stderr ?? ''}`,
      entry: (type) => entries.find((each) => each.type === type),
    }
  } finally {
    rmSync(config)
    rmSync(folder, { recursive: true })
  }
}
