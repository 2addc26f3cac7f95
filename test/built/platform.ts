import { join } from 'node:path'
import { Hono, type HonoRequest } from 'hono'
import { unstable_readConfig as readConfig } from 'wrangler'
import { serve } from '../node/serve.ts'
import { startEdge } from './edge.ts'

function versionOf(id: string) {
  const metadata = { has_preview: true, created_on: new Date() }
  return { id, startup_time_ms: 1, metadata, resources: { script_runtime: {} } }
}

const result = (result: unknown) => Response.json({ success: true, errors: [], messages: [], result })

/** @param code the platform's number for the error */
export function refusal(status: number, code: number): Response {
  const errors = [{ code, message: 'not here' }]
  return Response.json({ success: false, errors, messages: [], result: null }, { status })
}

/** A stand-in of Cloudflare for the site in a folder: its servers, and the part of its API that wrangler uses. */
export async function startPlatform(folder: string) {
  const { name: worker = '' } = readConfig({ config: join(folder, 'wrangler.toml') })
  const edge = await startEdge(folder)
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
  const { deployments } = edge
  const platform = {
    worker,
    edge,
    /** Whether the Worker exists without deployments, as after a preview. */
    hasOnlyPreviews: false,
    /** How many requests the API got. */
    requests: 0,
    /** The variable APP_ENV of each uploaded version. */
    environments: [] as string[],
    /** The message of the newest version. */
    message: '',
    /** Replaces answers of the API. */
    fault: undefined as ((request: HonoRequest) => Response | undefined) | undefined,
  }

  async function upload(form: FormData): Promise<string> {
    const { bindings, annotations } = JSON.parse(String(form.get('metadata')))
    platform.message = annotations?.['workers/message'] ?? ''
    const { text: environment } = bindings.find(({ name }: { name: string }) => name === 'APP_ENV')
    platform.environments.push(environment)
    return edge.upload(environment)
  }

  const script = '/workers/scripts/:script'
  const api = new Hono()
    .basePath('/client/v4/accounts/account')
    .use(async ({ req }, next) => {
      platform.requests += 1
      return platform.fault?.(req) ?? next()
    })
    .get('/workers/services/*', () => (deployments[0] ? result(everything) : refusal(404, 10090)))
    .get('/workers/subdomain', () => result({ subdomain: 'account' }))
    .get(`${script}/deployments`, () =>
      deployments[0] || platform.hasOnlyPreviews ? result({ deployments }) : refusal(404, 10007),
    )
    .get(`${script}/:none{secrets|settings}`, () => refusal(404, 10007))
    .get(`${script}/versions/:id`, ({ req }) => result(versionOf(req.param('id'))))
    .post(`${script}/versions`, async ({ req }) => result(versionOf(await upload(await req.formData()))))
    .post(`${script}/subdomain`, () => {
      edge.hasAddress = true
      return result(everything)
    })
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
  const server = await serve((request) => api.fetch(request))

  return Object.assign(platform, {
    /** Environment variables that make wrangler use this server. */
    env: {
      CLOUDFLARE_API_BASE_URL: `${server.address}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      NODE_OPTIONS: edge.reroute,
      CI: 'true',
    },
    stop: () => Promise.all([edge.stop(), server[Symbol.asyncDispose]()]),
  })
}
