import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Starts a server on a free port of this machine. It runs until it is disposed of. */
export async function serve(answerTo: (request: Request) => Response | Promise<Response>) {
  // By default, connections close after five idle seconds, which a program that is blocked meanwhile does not notice.
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, outgoing) => {
    const { method = '', url, headers } = incoming
    const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(incoming)
    const init = { method, headers: headers as Record<string, string>, body }
    const answer = await answerTo(new Request(`http://localhost${url}`, init))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.bytes())
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
