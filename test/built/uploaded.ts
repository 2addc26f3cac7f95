import type { Call } from './platform.ts'

interface Manifest {
  manifest: Record<string, { hash: string }>
}

function form({ body, type }: Call): Promise<FormData> {
  return new Response(body, { headers: { 'content-type': type } }).formData()
}

function only(calls: Call[], asked: RegExp): Call {
  const [call, ...others] = calls.filter(({ method, path }) => asked.test(`${method} ${path}`))
  if (!call || others.length > 0) throw new Error(`Not asked exactly once: ${asked}`)
  return call
}

/** The Worker that was sent: its description, and its files by name. */
export async function uploadedWorker(calls: Call[]) {
  const sent = await form(only(calls, /^(PUT \/workers\/scripts\/|POST .*\/deployments$)/))
  const files = [...sent.values()].filter((value) => value instanceof File)
  return {
    metadata: JSON.parse(String(sent.get('metadata'))),
    files: new Map(await Promise.all(files.map(async (file) => [file.name, await file.text()] as const))),
  }
}

/** The public files that were sent: content by address. */
export async function uploadedFiles(calls: Call[]): Promise<Map<string, Buffer>> {
  const { manifest }: Manifest = JSON.parse(only(calls, /assets-upload-session$/).body)
  const sent = await form(only(calls, /\/assets\/upload/))
  const contents = Object.entries(manifest).map(async ([address, { hash }]) => {
    const content = sent.get(hash)
    const base64 = content instanceof File ? await content.text() : String(content)
    return [address, Buffer.from(base64, 'base64')] as const
  })
  return new Map(await Promise.all(contents))
}
