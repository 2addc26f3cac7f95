/** Writes `_headers`, from which the platform takes the headers of static files. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { securityHeaders } from '../src/middleware/security-headers.ts'

/** The platform ignores rules beyond this number. */
const mostRules = 100

type Headers = Record<string, string>

/** The hash of an inline stylesheet for a content security policy. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function rule(path: string, headers: Headers, replaced: readonly string[] = []): string {
  return [
    path,
    // Headers of all rules that match are added up; `!` removes one first.
    ...replaced.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')
}

/** A rule with only the headers that differ from those of every static file. */
function exception(path: string, headers: Headers): string {
  const common: Headers = securityHeaders()
  const changed = Object.entries(headers).filter(([name, value]) => common[name] !== value)
  const names = changed.map(([name]) => name)
  return rule(path, Object.fromEntries(changed), names)
}

/** Drawings have stylesheets of their own, for light and dark; their policies have to allow these. */
async function drawings(folder: string): Promise<string[]> {
  const rules: string[] = []
  for (const name of (await readdir(join(folder, 'assets'))).sort()) {
    if (!name.endsWith('.svg')) continue
    const svg = await readFile(join(folder, 'assets', name), 'utf8')
    const styles = [...svg.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => cspHash(text))
    if (styles.length > 0) rules.push(exception(`/assets/${name}`, securityHeaders({ styles })))
  }
  return rules
}

/**
 * Writes `_headers` into the folder of static files. The platform does not apply it to the Worker's answers, which
 * get the same headers from the same function.
 * @throws {Error} when there are more rules than the platform reads.
 */
export async function writeStaticHeaders(folder: string): Promise<void> {
  const rules = [
    rule('/*', securityHeaders()),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    // The Markdown of a page repeats it, and stands on previews and demonstrations too. A canonical link would
    // only be a hint, and search engines follow one of the two at most.
    rule('/*.md', { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }),
    exception('/social/*', securityHeaders({ embeddable: true })),
    ...(await drawings(folder)),
  ]
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules; the platform reads ${mostRules}`)
  }
  await writeFile(join(folder, '_headers'), `${rules.join('\n\n')}\n`)
}
