import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { strings } from '../../src/content/strings.ts'
import { routes } from '../../src/routes.ts'
import { violations } from '../../src/validation/validation.ts'
import { everyPage, textOf } from '../site.ts'

/** What `src/validation` reports already, with file and field. */
const reported = violations()
  .map(({ message }) => message)
  .join()

// test/node/html.test.ts and test/browser/every-page.spec.ts test headings, alternative texts and inline styles.
describe.each(everyPage)('$path', ({ path, status, headers, body, root }) => {
  it('has a header, a main part, a footer, and a link to the main part', () => {
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const one of ['header', 'main', 'h1', 'body > footer', 'body > a[href="#main"]:first-child']) {
      expect(root.querySelectorAll(one), one).toHaveLength(1)
    }
  })

  it('links only to pages and sections that exist', () => {
    const hrefs = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    for (const href of hrefs.filter((each) => !/^(https:|mailto:|tel:)/.test(each))) {
      const { pathname, hash } = new URL(href, company.origin + path)
      const target = everyPage.find((each) => each.path === pathname)
      if (!target) expect(reported, href).toContain(pathname)
      else if (hash) expect(target.root.getElementById(hash.slice(1)), href).not.toBeNull()
    }
  })

  it('opens other sites in a new tab and says so', () => {
    for (const link of root.querySelectorAll('a[href^=https]')) {
      expect(link.attributes, link.outerHTML).toMatchObject({ target: '_blank', rel: 'noopener' })
      expect(link.getAttribute('aria-label') ?? textOf(link)).toContain(strings.newTab)
    }
  })

  it('has no control without an effect', () => {
    for (const button of root.querySelectorAll('button')) {
      const target = button.getAttribute('popovertarget') ?? button.getAttribute('commandfor')
      expect(target && root.getElementById(target), button.outerHTML).toBeTruthy()
    }
    const others = 'form, input:not([type=range][aria-label]), select, a:not([href])'
    expect(root.querySelectorAll(others)).toEqual([])
  })

  it('reserves space for every picture, and loads the file of icons only for its main part', () => {
    for (const image of root.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
    }
    expect(root.querySelectorAll('use').filter((icon) => !icon.closest('main'))).toEqual([])
  })

  it('has no placeholder and no unfinished text', () => {
    // The props of islands and the structured data are JSON, which contains braces.
    const read = body.replaceAll(/ data-props="[^"]*"|<(style|script)[ >].*?<\/\1>/gs, '')
    expect(read.match(/.{0,40}([{}]|lorem ipsum|undefined|\[object \w).{0,40}/i)?.[0]).toBeUndefined()
  })

  it('has a call to action at its end, in its last section or else in the footer', () => {
    // The sections of a page with a thread are inside of an element for it.
    const last = root.querySelector('main > .threaded, main:not(:has(> .threaded))')?.lastElementChild
    const targets = last?.querySelectorAll('a.line').map((button) => button.getAttribute('href')) ?? []
    const hasCallToAction = targets.includes(company.booking) || targets.includes('/contact')
    // All of the contact page is a call to action, except the questions at its end.
    expect(Boolean(routes[path].hasCallToAction)).toBe(hasCallToAction || path === '/contact')
    const footer = textOf(root.querySelector('body > footer'))
    expect(footer.includes(strings.footer.line.join(' '))).toBe(!routes[path].hasCallToAction)
  })
})
