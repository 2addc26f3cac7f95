/** What came back from an address; `status` is 0 when nothing did, and `body` then says why. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Lets the test through to a site behind Cloudflare Access, when the environment has a service token. */
function accessToken(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env
  return id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {}
}

/** Asks once, like a browser that has never been there. A redirect is an answer. */
export async function ask(url: URL): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: accessToken(),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: 0, headers: new Headers(), body: String(cause) }
  }
}
