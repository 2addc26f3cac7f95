import { setTimeout as sleep } from 'node:timers/promises'

/** Matches the messages of failures that would occur again: the token, the rights or the Worker are missing. */
const lasting = /CLOUDFLARE_API_TOKEN|code: 100(00|07)|has no deployments|aborted/

/**
 * Makes a call up to five times, because the platform may refuse too many requests, be out of order, or answer with
 * something else than JSON.
 * @throws {Error} that of the last call
 */
export async function persistently<T>(call: () => Promise<T>, pause: number, tries = 1): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (tries === 5 || lasting.test(String(error))) throw error
    console.warn(`! Call ${tries} of 5 has failed. The next one follows in ${pause / 1000} seconds.`)
    await sleep(pause)
    return persistently(call, pause * 2, tries + 1)
  }
}
