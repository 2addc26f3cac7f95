import { Hono } from 'hono'
import { serve } from '../node/serve.ts'

/** The id of a version, by how many had been uploaded with it. */
export const idOf = (upload: number) => `0000000${upload}-0000-4000-8000-000000000000`

/** Starts a stand-in of the part of Cloudflare's API that wrangler uses. */
export async function startPlatform() {
  /** The newest first: which version answers which share of the requests. */
  const deployments: {
    created_on: Date
    annotations?: Record<string, string>
    versions: { version_id: string; percentage: number }[]
  }[] = []
  /** What wrangler has uploaded. */
  const uploads: { bindings: { name: string; text: string }[]; annotations: Record<string, string> }[] = []
  /** The requests, each as method and path. */
  const requests: string[] = []

  const answer = (result: object | null, code = 0) =>
    Response.json(
      { success: code === 0, errors: code ? [{ code }] : [], messages: [], result },
      { status: code ? 404 : 200 },
    )
  /** One result for most requests. It has the fields of every kind of answer. */
  const everything = (id = idOf(uploads.length)) => ({
    id,
    deployment_id: id,
    subdomain: { enabled: true, previews_enabled: true, preview_url_suffix: '-site.acme.workers.dev' },
    default_environment: { script: { tag: 'tag' } },
    metadata: { has_preview: true, created_on: new Date() },
    resources: { script_runtime: {} },
    // No public file has to be uploaded.
    jwt: 'a.e30.c',
    buckets: [],
  })
  const version = (upload: number) => ({
    ...everything(idOf(upload)),
    annotations: uploads[upload - 1]?.annotations,
  })
  async function upload(request: Request): Promise<Response> {
    uploads.push(JSON.parse(String((await request.formData()).get('metadata'))))
    return answer(everything())
  }

  const script = '/workers/scripts/:script'
  const api = new Hono()
    .use(async ({ req }, next) => {
      requests.push(`${req.method} ${req.path}`)
      await next()
    })
    .basePath('/client/v4/accounts/account')
    .get('/workers/subdomain', () => answer({ subdomain: 'acme' }))
    .get('/workers/services/*', () => (uploads[0] ? answer(everything()) : answer(null, 10090)))
    .get(`${script}/deployments`, () => (uploads[0] ? answer({ deployments }) : answer(null, 10007)))
    .get(`${script}/:none{secrets|settings}`, () => answer(null, 10007))
    .get(`${script}/versions/:id`, ({ req }) => {
      const upload = Number(req.param('id').slice(0, 8))
      return uploads[upload - 1] ? answer(version(upload)) : answer(null, 10007)
    })
    .post(`${script}/versions`, ({ req }) => upload(req.raw))
    .put(script, async ({ req }) => {
      deployments.unshift({ created_on: new Date(), versions: [{ version_id: idOf(1), percentage: 100 }] })
      return upload(req.raw)
    })
    .post(`${script}/deployments`, async ({ req }) => {
      deployments.unshift({ ...(await req.json()), created_on: new Date() })
      return answer(everything())
    })
    .all('*', () => answer(everything()))
  const server = await serve((request) => api.fetch(request))
  return { deployments, uploads, requests, server }
}
