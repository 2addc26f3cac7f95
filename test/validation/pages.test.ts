import { describe, expect, it } from 'vitest'
import { client } from '../../src/assets.ts'
import { company } from '../../src/content/company.ts'
import { strings } from '../../src/content/strings.ts'
import { routes } from '../../src/routes.ts'
import { violations } from '../../src/validation/validation.ts'
import { everyPage, textOf } from '../site.ts'

/** What `src/validation` says of the content already, with file and field. */
const missing = violations()
  .map(({ message }) => message)
  .join()

describe.each(everyPage)('$path', ({ path, status, headers, body: html, root }) => {
  it('answers 200 with a document that streams', () => {
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Content-Length')).toBeNull()
    expect(html).toMatch(/^<!DOCTYPE html>/)
    expect(html).toMatch(/<\/html>$/)
  })

  it('has one of each landmark, one h1, and headings that never skip a level', () => {
    for (const one of ['header', 'main', 'h1', 'body > footer', 'body > a[href="#main"]:first-child']) {
      expect(root.querySelectorAll(one), one).toHaveLength(1)
    }
    const levels = root
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ tagName }) => Number(tagName[1]))
    expect(levels[0]).toBe(1)
    const skips = levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1)
    expect(skips).toEqual([])
  })

  it('links only to rows of the table and to sections that exist', () => {
    const hrefs = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    for (const href of hrefs.filter((each) => !/^(https:|mailto:|tel:)/.test(each))) {
      const { pathname, hash } = new URL(href, company.origin + path)
      const target = everyPage.find((each) => each.path === pathname)
      if (!target) expect(missing, href).toContain(pathname)
      else if (hash) expect(target.root.getElementById(hash.slice(1)), href).not.toBeNull()
    }
  })

  it('opens external pages in a new tab and says so', () => {
    for (const link of root.querySelectorAll('a[href^=https]')) {
      expect(link.getAttribute('target'), link.outerHTML).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
      expect(link.getAttribute('aria-label') ?? textOf(link)).toContain(strings.newTab)
    }
  })

  it('draws what stands on every page without the file of icons', () => {
    // A browser reads a sprite as a document, with all icons that are in it.
    expect(root.querySelectorAll('use').filter((icon) => !icon.closest('main'))).toEqual([])
  })

  it('has no control without an effect', () => {
    for (const button of root.querySelectorAll('button')) {
      const target = button.getAttribute('popovertarget') ?? button.getAttribute('commandfor')
      expect(target && root.getElementById(target), button.outerHTML).toBeTruthy()
    }
    expect(root.querySelectorAll('form, input:not([type=range][aria-label]), select, a:not([href])')).toEqual(
      [],
    )
  })

  it('gives every picture its size and a text', () => {
    for (const image of root.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
      expect(image.hasAttribute('alt')).toBe(true)
    }
  })

  it('has no inline style, no inline script, and no placeholder', () => {
    const scripts = root.querySelectorAll('script:not([src])')
    const types = scripts.map((script) => script.getAttribute('type'))
    expect(types).toEqual(['application/ld+json', 'speculationrules'])
    expect(root.querySelectorAll('[style], body style')).toEqual([])
    // Islands carry their props as JSON, and search engines read it; the rule is for what people read.
    const read = html.replaceAll(
      / data-props="[^"]*"|<style>.*?<\/style>|<script type="(?:application\/ld\+json|speculationrules)">.*?<\/script>/g,
      '',
    )
    expect(read.match(/.{0,40}([{}]|lorem ipsum|undefined|\[object \w).{0,40}/i)?.[0]).toBeUndefined()
  })

  it('asks for the stylesheet once, where its first screen ends', () => {
    const link = `href="${client.stylesheet}"`
    const links = root.querySelectorAll(`link[${link}]`)
    expect(links.map((link) => [link.getAttribute('rel'), !!link.closest('main')])).toEqual([
      ['stylesheet', true],
    ])
    const before = html.slice(0, html.indexOf(link))
    expect(before).toContain('<h1')
    expect(before).not.toContain('<h2')
  })

  it('asks in large once at its end: its last band does, or the footer', () => {
    // The bands of a page that has a thread stand inside of it.
    const last = root.querySelector('main > .threaded, main:not(:has(> .threaded))')?.lastElementChild
    const buttons = last?.querySelectorAll('a.line').map((button) => button.getAttribute('href')) ?? []
    const hasCallToAction = buttons.includes(company.booking) || buttons.includes('/contact')
    // All of the contact page asks, but for the questions at its end.
    expect(Boolean(routes[path].hasCallToAction)).toBe(hasCallToAction || path === '/contact')
    const footer = textOf(root.querySelector('body > footer'))
    expect(footer.includes(strings.footer.line.join(' '))).toBe(!routes[path].hasCallToAction)
    expect(footer).toContain(strings.footer.booking)
  })
})
