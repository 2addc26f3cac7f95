import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request itself by returning true, or changes the HTML of a page by returning a function. */
export type Change = (
  request: IncomingMessage,
  answer: ServerResponse,
) => Promise<boolean | ((html: string) => string) | undefined>

/** Starts a server in front of the site, which stands for all that is between the Worker and a browser. */
export async function serverBetween(site: string, change: Change) {
  const server = createServer(async (request, answer) => {
    const changed = await change(request, answer)
    if (changed === true) return
    const headers = { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' }
    const from = await fetch(new URL(request.url ?? '/', site), { headers, redirect: 'manual' })
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = Object.fromEntries(from.headers)
    // Each visit asks for each file again.
    answer.writeHead(from.status, { ...kept, 'cache-control': 'no-store' })
    const isPage = from.headers.get('Content-Type')?.startsWith('text/html') && typeof changed === 'function'
    answer.end(isPage ? changed(await from.text()) : Buffer.from(await from.arrayBuffer()))
  })
  server.listen(0)
  await once(server, 'listening')
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
