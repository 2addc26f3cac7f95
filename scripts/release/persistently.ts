import { setTimeout as sleep } from 'node:timers/promises'

/** The pause after the first failed call, in milliseconds. Each further one is twice as long. */
const pause = Number(process.env['PAUSE'] ?? 2000)

/** Matches the messages of failures that would occur again: the token, the rights or the Worker are missing. */
const lasting = /CLOUDFLARE_API_TOKEN|code: 100(00|07)|has no deployments|aborted/

/**
 * Makes a call up to five times, because the platform may refuse too many requests, be out of order, or answer with
 * something else than JSON.
 * @throws {Error} that of the last call
 */
export async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (tries === 5 || lasting.test(String(error))) throw error
      const next = pause * 2 ** (tries - 1)
      console.warn(`! Call ${tries} of 5 has failed. The next one follows in ${next / 1000} seconds.`)
      await sleep(next)
    }
  }
}
