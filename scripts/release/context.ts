import { company } from '../../src/content/company.ts'
import { run } from '../run.ts'
import { smoke } from '../smoke.ts'

// Other commands do not inherit the token. This does not hide it from programs of the same user (SECURITY.md).
const { CLOUDFLARE_API_TOKEN: token } = process.env
delete process.env['CLOUDFLARE_API_TOKEN']

/** What a release needs from outside of its own code. Tests pass functions and values of their own. */
export const context = {
  token,
  origin: company.origin as string,
  isTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  run,
  fetch: (address: URL, options: RequestInit) => fetch(address, options),
  smoke,
}

export type Context = typeof context
