import { expect, it } from 'vitest'
import { answer } from '../../build/development/worker.ts'

it('the development server answers with HTML, though the last build has left Markdown', async () => {
  const ASSETS = { fetch: async () => new Response('# Old', { headers: { ETag: '"old"' } }) }
  const headers = { Accept: 'text/markdown' }
  const { response } = await answer(new Request('http://localhost/about', { headers }), { ASSETS })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Vary')).toBe('Accept')
})
