import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Starts a server on a free port of this machine. It runs until it is disposed of. */
export async function serve(answerTo: (request: Request) => Response | Promise<Response>) {
  // By default, connections close after five idle seconds, which a program that is blocked meanwhile does not notice.
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, outgoing) => {
    const { method = '', url, headers } = incoming
    const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(incoming).catch(() => undefined)
    // The program ended while it was sending the request, so nobody waits for an answer.
    if (body === undefined) return
    const init = { method, headers: headers as Record<string, string>, body }
    const answer = await answerTo(new Request(`http://localhost${url}`, init))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    // If the body fails, the answer is cut off.
    await pipeline(
      answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]),
      outgoing,
    ).catch(() => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
