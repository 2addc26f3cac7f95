import { connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import getPort from 'get-port'
import { expect, it } from 'vitest'
import { serveOverLink } from './link.ts'

it('a link of packets hands on every byte in order, both ways', async () => {
  const port = await getPort()
  const echo = createServer((visitor) => void visitor.pipe(visitor)).listen(port, '127.0.0.1')
  const { port: own } = new URL(await serveOverLink(`https://localhost:${port}`))
  const sent = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
  const visitor = connect(Number(own), '127.0.0.1')
  visitor.end(sent)
  expect(Buffer.compare(await buffer(visitor), sent)).toBe(0)
  echo.close()
})
