import { hash } from 'node:crypto'
import { securityHeaders, shared } from '../src/security-headers.ts'

/** The policy of drawings. Their inline styles cannot send data away, because `default-src` refuses every `url()`. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The hash of an inline stylesheet for a content security policy. */
export function cspHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}

/**
 * Returns the text of the file `_headers`, in which Cloudflare looks up the headers of static files. A file gets the
 * headers of all rules that match its address. A line with `!` removes a header that an earlier rule has set.
 * Cloudflare reads at most 100 rules.
 * @param origin the address of the site; other addresses on workers.dev are not indexed
 */
export function staticHeaders(origin: string): string {
  const secure = Object.entries(securityHeaders()).map(([name, value]) => `  ${name}: ${value}`)
  const open = shared.map(
    (address) => `${address}
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
`,
  )
  // `${origin}` may be on workers.dev too. Markdown files repeat their pages, so they are not indexed.
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

${open.join('\n')}
/*.svg
  ! Content-Security-Policy
  Content-Security-Policy: ${drawingPolicy}
`
}

/** The headers of a file at its address. As the platform does, it adds up those of all rules that match. */
export function headersOfFile(address: string, origin: string): Record<string, string> {
  const headers = new Headers()
  for (const rule of staticHeaders(origin).trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
    for (const line of new URLPattern(pattern, address).test(address) ? lines : []) {
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
    }
  }
  return Object.fromEntries(headers)
}
