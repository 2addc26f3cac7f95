import { expect, it, vi } from 'vitest'
import { worker } from '../../build/development/worker.ts'
import { strings } from '../../src/content/strings.ts'
import { pages } from '../../src/pages.tsx'

it('the development server renders a page for each request, without the notice of a preview', async () => {
  const contact = vi.spyOn(pages, '/contact')
  for (const times of [1, 2]) {
    const request = new Request('http://localhost/contact')
    const response = await worker.fetch(request, { vite: { ssrFixStacktrace() {} }, pageEnd: '<!-- end -->' })
    const page = await response.text()
    for (const notice of Object.values(strings.notice)) expect(page).not.toContain(notice)
    expect(page).toMatch(/<!-- end -->$/)
    expect(contact).toHaveBeenCalledTimes(times)
  }
})
