import { expect, it, vi } from 'vitest'
import { answer } from '../../build/development/worker.ts'
import { words } from '../../src/content/words.ts'
import { pages } from '../../src/pages.tsx'

it('the development server answers with HTML, though the last build has left Markdown', async () => {
  const ASSETS = { fetch: async () => new Response('# Old', { headers: { ETag: '"old"' } }) }
  const headers = { Accept: 'text/markdown' }
  const { response } = await answer(new Request('http://localhost/contact', { headers }), { ASSETS })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Vary')).toBe('Accept')
})

it('the development server draws a page each time that it is asked for', async () => {
  const contact = vi.spyOn(pages, '/contact')
  for (const _ of ['once', 'again']) await answer(new Request('http://localhost/contact'), {})
  expect(contact).toHaveBeenCalledTimes(2)
})

it('the development server shows the site as it goes live, without a notice of its environment', async () => {
  const { response } = await answer(new Request('http://localhost/contact'), { APP_ENV: 'demo' })
  expect(await response.text()).not.toContain(words.notice.demo)
})
