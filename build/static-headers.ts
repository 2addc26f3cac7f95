/** Writes `_headers`, from which the platform takes the headers of static files. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { securityHeaders } from '../src/middleware/security-headers.ts'

/**
 * Drawings run nothing and fetch nothing, but have stylesheets for light and dark. A browser that opens a drawing by
 * itself holds it to its file's policy; some do so in `img`. Any inline style may apply: only who can change the file
 * could add one, and it could send nothing away, because `url()` needs a source that `default-src` refuses.
 */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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

/** A rule whose headers replace those of rules before it. */
function exception(path: string, headers: Headers): string {
  return rule(path, headers, Object.keys(headers))
}

/**
 * Writes `_headers` into the folder of static files. The platform does not apply it to the Worker's answers, which
 * get the same headers from the same function. It reads 100 rules at most, so no rule is for one file.
 * @param origin the company's; on other addresses of workers.dev, where each version has one, nothing is indexed
 */
export async function writeStaticHeaders(folder: string, origin: string): Promise<void> {
  const rules = [
    rule('/*', securityHeaders()),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    rule('https://:version.:subdomain.workers.dev/*', { 'X-Robots-Tag': 'noindex' }),
    // The site's own address may be one of them.
    rule(`${origin}/*`, {}, ['X-Robots-Tag']),
    // The Markdown of a page repeats it, and stands on previews and demonstrations too. A canonical link would
    // only be a hint, and search engines follow one of the two at most.
    rule('/*.md', { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }),
    // Other sites show the picture of a shared link.
    exception('/social/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    exception('/*.svg', { 'Content-Security-Policy': drawingPolicy }),
  ]
  await writeFile(join(folder, '_headers'), `${rules.join('\n\n')}\n`)
}
