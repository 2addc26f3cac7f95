import { createSecureServer, type OutgoingHttpHeaders } from 'node:http2'
import { gzipSync } from 'node:zlib'
import getPort from 'get-port'
import { generate } from 'selfsigned'

export interface EdgeOptions {
  /** Serves the same HTML as a plain static page. */
  withoutScript?: boolean
  /** Serves the same elements, text and pictures as the browser alone would set them. */
  withoutStyle?: boolean
  /** Plain pages, by path, that stand in the place of the site's. */
  instead?: Record<string, string>
}

const scripts = /<script type="(?:module|speculationrules)".*?<\/script>/g
const styles = /<style.*?<\/style>|<link rel="(?:stylesheet|preload)".*?>/gs
const hopByHop = ['transfer-encoding', 'connection', 'keep-alive', 'date']

/**
 * Stands in for the platform's edge before a local server: it compresses, speaks HTTP/2, and asks for each address
 * once. Returns its own origin.
 */
export async function serveCompressed(origin: string, options: EdgeOptions = {}) {
  const { withoutScript, withoutStyle, instead = {} } = options
  async function ask(path: string) {
    const html = { headers: { 'content-type': 'text/html' } }
    const answer = instead[path] ? new Response(instead[path], html) : await fetch(origin + path)
    const headers: OutgoingHttpHeaders = Object.fromEntries(answer.headers)
    for (const name of hopByHop) delete headers[name]
    const type = answer.headers.get('content-type') ?? ''
    let body = Buffer.from(await answer.arrayBuffer())
    if (type.startsWith('text/html')) {
      let html = body.toString()
      if (withoutScript) html = html.replaceAll(scripts, '')
      if (withoutStyle) html = html.replaceAll(styles, '')
      body = Buffer.from(html)
    }
    if (/text|javascript|json|svg/.test(type)) {
      body = gzipSync(body)
      headers['content-encoding'] = 'gzip'
    }
    return { status: answer.status, headers: { ...headers, 'content-length': body.length }, body }
  }
  const kept: Record<string, ReturnType<typeof ask>> = {}
  const port = await getPort()
  const { private: key, cert } = await generate()
  createSecureServer({ key, cert }, async ({ url = '/' }, response) => {
    kept[url] ??= ask(url)
    const { status, headers, body } = await kept[url]
    response.writeHead(status, headers).end(body)
  }).listen(port, '127.0.0.1')
  return `https://localhost:${port}`
}
