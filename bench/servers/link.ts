import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

/** How long a packet is on its way, in ms. */
const delay = 75

/** One direction of a link, which carries one packet after the other: when so many bytes arrive, sent at `time`. */
function direction(bitsPerSecond: number) {
  let free = 0
  return (bytes: number, time: number) => {
    free = Math.max(free, time) + (bytes * 8000) / bitsPerSecond
    return free + delay
  }
}

/** Hands on what comes in, packet by packet and in order. */
function carry(from: Socket, to: Socket, arrival: ReturnType<typeof direction>, connected: number) {
  let before = Promise.resolve()
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += 1460) {
      const packet = data.subarray(at, at + 1460)
      const time = arrival(packet.length, Math.max(connected, performance.now()))
      before = before
        .then(() => sleep(Math.max(0, time - performance.now())))
        .then(() => void to.write(packet))
    }
  })
  from.on('end', () => before.then(() => to.end()))
  from.on('error', () => to.destroy())
}

/**
 * A phone's link before a local server: 1.6 Mbit/s down and 0.75 up, round trips of 150 ms, of which connecting takes
 * one and TLS another. DevTools' throttling knows neither, nor packets: it hands over an answer in one piece.
 * Returns its own origin.
 */
export async function serveOverLink(origin: string): Promise<string> {
  const port = await getPort()
  const [down, up] = [direction(1.6e6), direction(750e3)]
  const options = { noDelay: true, allowHalfOpen: true }
  createServer(options, (visitor) => {
    const site = connect({ ...options, port: Number(new URL(origin).port), host: '127.0.0.1' })
    const connected = performance.now() + 2 * delay
    carry(visitor, site, up, connected)
    carry(site, visitor, down, connected)
  }).listen(port, '127.0.0.1')
  return `https://localhost:${port}`
}
