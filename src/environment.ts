export interface Env {
  /** `production`, `preview` or `demo`; see `wrangler.toml`. */
  APP_ENV: string
  CF_VERSION?: WorkerVersionMetadata
}

const named = ['production', 'preview', 'demo'] as const

export type Environment = (typeof named)[number] | 'unknown'

/** The environment that `APP_ENV` names. Any other value is `unknown`, which is not indexed. */
export function environmentOf(env: Partial<Env> | undefined): Environment {
  return named.find((name) => name === env?.APP_ENV) ?? 'unknown'
}

/**
 * Whether search engines may list the answer to a request for `url`: only in production, and not at the address of a
 * single version on workers.dev. The `origin` of the site may be on workers.dev, too.
 */
export function isIndexed(env: Partial<Env> | undefined, url: string, origin: string): boolean {
  if (environmentOf(env) !== 'production') return false
  const { host, hostname } = new URL(url)
  return !hostname.endsWith('.workers.dev') || origin === `https://${host}`
}
