import { setTimeout as sleep } from 'node:timers/promises'

/** The platform refuses the last request before wrangler's first error, and says why in JSON. */
const refused = /HTTP 40[0134]\n(?:(?!HTTP \d).)*\[ERROR\] A request/s

/** Whether a failure would occur again: a refusal, an error before the first request, a question, or the end of all time. */
const isLasting = (text: string) =>
  refused.test(text) ||
  (text.includes('[ERROR]') && !text.includes('FETCH')) ||
  /non-interactive|aborted/.test(text)

/**
 * Makes a call up to five times, because the platform may refuse too many requests, be out of order, or answer with
 * something else than JSON.
 * @throws {Error} that of the last call
 */
export async function persistently<T>(call: () => Promise<T>, pause: number, tries = 1): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (tries === 5 || isLasting(String(error))) throw error
    console.warn(`! Call ${tries} of 5 has failed. The next one follows in ${pause / 1000} seconds.`)
    await sleep(pause)
    return persistently(call, pause * 2, tries + 1)
  }
}
