import { hash } from 'node:crypto'
import { Hono, type HonoRequest } from 'hono'
import { unstable_readConfig as readConfig } from 'wrangler'
import { serve } from '../node/serve.ts'

/** The id of a version, by how many had been uploaded with it. */
export const idOf = (upload: number) => `${String(upload).padStart(8, '0')}-0000-4000-8000-000000000000`

function versionOf(id: string) {
  const metadata = { has_preview: true, created_on: new Date() }
  return { id, startup_time_ms: 1, metadata, resources: { script_runtime: {} } }
}

/** An answer of the API. */
export const result = (result: unknown) => Response.json({ success: true, errors: [], messages: [], result })

/** @param code the platform's number for the error */
export function refusal(status: number, code: number): Response {
  const errors = [{ code, message: 'not here' }]
  return Response.json({ success: false, errors, messages: [], result: null }, { status })
}

/** A request to the stand-in. */
export type Call = Pick<HonoRequest, 'method' | 'path'>

/** A stand-in of Cloudflare: the part of its API that wrangler uses, and the servers of the site. */
export async function startPlatform() {
  const { name: worker = '' } = readConfig({ config: 'wrangler.toml' })
  const suffix = `-${worker}.account.workers.dev`
  /** One result for all requests; it has the fields of every kind of answer. */
  const everything = {
    name: worker,
    id: 'the-id',
    env: {},
    subdomain: { enabled: true, previews_enabled: true, preview_url_suffix: suffix },
    enabled: true,
    previews_enabled: true,
    default_environment: { script: { tag: 'tag' } },
    // No public file has to be uploaded.
    jwt: 'a.e30.c',
    buckets: [],
  }
  const platform = {
    worker,
    /** The newest first: which version answers which share of the requests. */
    deployments: [] as { versions: { version_id: string; percentage: number }[] }[],
    /** The requests that the API got, each as method and path. */
    requests: [] as string[],
    /** The variable APP_ENV of each uploaded version. */
    environments: [] as string[],
    /** The message of the newest version. */
    message: '',
    /** Replaces answers of the API and of the site, whose paths are whole addresses. */
    fault: undefined as ((request: Call) => Response | Promise<Response> | undefined) | undefined,
    /** The commit that is live. */
    commit: '',
    /** The requests for the home page, each with the header that selects a version. */
    visits: [] as string[],
    /** Returns whether the home page is an error. */
    isBroken: (): boolean | Promise<boolean> => false,
  }
  const { deployments } = platform

  async function upload(form: FormData): Promise<string> {
    const { bindings, annotations } = JSON.parse(String(form.get('metadata')))
    platform.message = annotations?.['workers/message'] ?? ''
    const { text: environment } = bindings.find(({ name }: { name: string }) => name === 'APP_ENV')
    return idOf(platform.environments.push(environment))
  }

  const script = '/workers/scripts/:script'
  const api = new Hono()
    .basePath('/client/v4/accounts/account')
    .use(async ({ req }, next) => {
      platform.requests.push(`${req.method} ${req.path}`)
      return platform.fault?.(req) ?? next()
    })
    .get('/workers/services/*', () => (deployments[0] ? result(everything) : refusal(404, 10090)))
    .get('/workers/subdomain', () => result({ subdomain: 'account' }))
    .get(`${script}/deployments`, () => (deployments[0] ? result({ deployments }) : refusal(404, 10007)))
    .get(`${script}/:none{secrets|settings}`, () => refusal(404, 10007))
    .get(`${script}/versions/:id`, ({ req }) => result(versionOf(req.param('id'))))
    .post(`${script}/versions`, async ({ req }) => result(versionOf(await upload(await req.formData()))))
    .put(script, async ({ req }) => {
      const id = await upload(await req.formData())
      deployments.unshift({ versions: [{ version_id: id, percentage: 100 }] })
      return result({ ...everything, deployment_id: id })
    })
    .post(`${script}/deployments`, async ({ req }) => {
      deployments.unshift(await req.json())
      return result(everything)
    })
    .all('*', () => result(everything))

  const server = await serve(async (request) => {
    const address = request.headers.get('x-address')
    if (!address) return api.fetch(request)
    const fault = platform.fault?.({ method: 'GET', path: address })
    if (fault) return fault
    // The live site lists one file of an earlier build.
    if (address.endsWith('/assets/old.js')) return new Response('old')
    const files = { '/assets/old.js': hash('sha256', 'old') }
    if (address.endsWith('/builds.json'))
      return Response.json([{ date: new Date(), commit: platform.commit, files }])
    const version = request.headers.get('cloudflare-workers-version-overrides')
    platform.visits.push(version ? `${address} ${version}` : address)
    return new Response('', { status: (await platform.isBroken()) ? 500 : 200 })
  })

  return Object.assign(platform, {
    /** Environment variables that make wrangler use this server, and send it all other requests of programs. */
    env: {
      CLOUDFLARE_API_BASE_URL: `${server.address}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
        const { fetch } = globalThis
        globalThis.fetch = (address, options) => {
          if (new URL(address).hostname === '127.0.0.1') return fetch(address, options)
          return fetch('${server.address}', { ...options, headers: { ...options?.headers, 'x-address': address } })
        }`)}`,
      CI: 'true',
    },
    stop: () => server[Symbol.asyncDispose](),
  })
}
