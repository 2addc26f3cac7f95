/** What the platform hands to the Worker. */
export interface Env {
  /** `production`, `preview` or `demo`; see `wrangler.toml`. */
  APP_ENV: string
  CF_VERSION?: WorkerVersionMetadata
}

const named = ['production', 'preview', 'demo'] as const

export type Environment = (typeof named)[number] | 'unknown'

/** Which deployment this is. One that does not say so is not the public site: better unfound than found twice. */
export function environmentOf(env: Partial<Env> | undefined): Environment {
  return named.find((name) => name === env?.APP_ENV) ?? 'unknown'
}
