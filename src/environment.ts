export interface Env {
  /** `production`, `preview` or `demo`; see `wrangler.toml`. */
  APP_ENV: string
  CF_VERSION?: WorkerVersionMetadata
}

/** The environments that have a name. */
export const environments = ['production', 'preview', 'demo'] as const

export type Environment = (typeof environments)[number] | 'unknown'

/** The environment that `APP_ENV` names. Any other value is `unknown`, which is not indexed. */
export function environmentOf(env: Partial<Env> | undefined): Environment {
  return environments.find((name) => name === env?.APP_ENV) ?? 'unknown'
}
