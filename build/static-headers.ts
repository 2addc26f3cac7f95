import { hash } from 'node:crypto'
import { securityHeaders } from '../src/middleware/security-headers.ts'

/**
 * Drawings run nothing and fetch nothing, but have stylesheets for light and dark. A browser that opens a drawing by
 * itself holds it to its file's policy; some do so in `img`. Any inline style may apply: only who can change the file
 * could add one, and it could send nothing away, because `url()` needs a source that `default-src` refuses.
 */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The hash of an inline stylesheet for a content security policy. */
export function cspHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}

/**
 * The file `_headers`, from which the platform takes the headers of static files. It does not apply it to the Worker's
 * answers, which get the same headers from the same function. It reads 100 rules at most, so no rule is for one file.
 * Headers of all rules that match are added up; `!` removes one first.
 * @param origin the company's; on other addresses of workers.dev, where each version has one, nothing is indexed
 */
export function staticHeaders(origin: string): string {
  const secure = Object.entries(securityHeaders()).map(([name, value]) => `  ${name}: ${value}`)
  // The site's own address may be on workers.dev too. The Markdown of a page repeats it, and stands on previews and
  // demonstrations; a canonical link would only be a hint, and search engines follow one of the two at most. Other
  // sites show the picture of a shared link.
  return `/*
${secure.join('\n')}

/assets/*
  Cache-Control: public, max-age=31536000, immutable

https://:version.:subdomain.workers.dev/*
  X-Robots-Tag: noindex

${origin}/*
  ! X-Robots-Tag

/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

/social/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin

/*.svg
  ! Content-Security-Policy
  Content-Security-Policy: ${drawingPolicy}
`
}
