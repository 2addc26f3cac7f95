import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'

interface Kept {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const script = /<script [^>]*type="module"[^>]*><\/script>/
const dropped = /^(content-length|transfer-encoding|connection|content-encoding|keep-alive|date)$/

export interface EdgeOptions {
  /** Serves the same HTML as a plain static page. */
  withoutScript?: boolean
  /** Pages that hold something else. */
  instead?: Record<string, string>
}

async function fetchOnce(address: string, { withoutScript, instead = {} }: EdgeOptions): Promise<Kept> {
  const answer = await fetch(address, { redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of answer.headers) if (!dropped.test(name)) headers[name] = value
  let body: Buffer = Buffer.from(await answer.arrayBuffer())
  const other = instead[new URL(address).pathname]
  if (other) body = Buffer.from(other)
  if (withoutScript && type.startsWith('text/html')) {
    body = Buffer.from(body.toString().replace(script, ''))
    delete headers['speculation-rules']
  }
  if (/text|javascript|json|svg/.test(type)) {
    body = gzipSync(body)
    headers['content-encoding'] = 'gzip'
  }
  return { status: answer.status, headers: { ...headers, 'content-length': body.length }, body }
}

/**
 * What the platform's edge does in front of the local server, which it does not do itself: it compresses.
 * Every answer is asked for once.
 */
export async function serveCompressed(
  origin: string,
  port: number,
  options: EdgeOptions = {},
): Promise<Server> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer(async ({ url = '/' }, response) => {
    const known = kept.get(url) ?? fetchOnce(origin + url, options)
    kept.set(url, known)
    const { status, headers, body } = await known
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
