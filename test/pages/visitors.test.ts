import { describe, expect, it } from 'vitest'
import { company, telHref } from '../../src/content/company.ts'
import { strings } from '../../src/content/strings.ts'
import { everyPage, page } from '../site.ts'

const linksOf = (root: Awaited<ReturnType<typeof page>>) =>
  root.querySelectorAll('main a').map((link) => link.getAttribute('href'))

it('a list of contents names each section that has an address', () => {
  for (const { path, root } of everyPage) {
    const contents = root.querySelector(`main nav[aria-label="${strings.contents}"]`)
    if (!contents) continue
    const links = contents.querySelectorAll('a').map((link) => link.getAttribute('href'))
    const ids = root.querySelectorAll('main > section[id], article h2[id]').map(({ id }) => `${path}#${id}`)
    expect(links, path).toEqual(ids)
  }
})

describe.skipIf(!company.support)('a client with a fault', () => {
  const { phone, email } = company.support ?? { phone: '', email: '' }

  it('finds support in each footer and in the mobile menu of each other page', async () => {
    for (const { path, root } of everyPage) {
      const inMenu = root.querySelectorAll('dialog nav > a[href="/contact#support"]:last-child')
      // Without JavaScript, the menu stays open when a link leads to a section of the page that is shown.
      expect(inMenu.length, path).toBe(path === '/contact' ? 0 : 1)
      expect(root.querySelectorAll(`dialog a[href^="${path}#"]`), path).toEqual([])
      expect(root.querySelector('body > footer a[href="/contact#support"]'), path).not.toBeNull()
    }
    expect(linksOf(await page('/no-such-page'))).toContain('/contact#support')
    const root = await page('/contact')
    expect(root.querySelector('#support h2')).not.toBeNull()
    const hrefs = root.querySelectorAll('#support a').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([telHref(phone), `mailto:${email}`])
    expect(linksOf(await page('/process'))).toContain(telHref(phone))
  })
})
