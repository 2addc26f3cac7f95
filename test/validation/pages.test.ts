import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { entity } from '../../src/content/legal/entity.ts'
import { phones } from '../../src/content/office-band.ts'
import { strings } from '../../src/content/strings.ts'
import { thirdParties } from '../../src/content/third-parties.ts'
import { canonical, paths, routes, socialPicture } from '../../src/routes.ts'
import { everyPage, textOf } from '../site.ts'

// test/node/html.test.ts and test/browser/every-page.spec.ts test headings, alternative texts and inline styles.
describe.each(everyPage)('$path', ({ path, body, root }) => {
  it('has a header, a main part, a footer, and a link to the main part', () => {
    for (const one of ['header', 'main', 'body > footer', 'body > a[href="#main"]:first-child']) {
      expect(root.querySelectorAll(one), one).toHaveLength(1)
    }
  })

  it('describes itself to search engines and to other sites', () => {
    const { title, description, label, kind, lang } = routes[path]
    const metas = root.querySelectorAll('head meta').map(({ attributes }) => attributes)
    const shown = Object.fromEntries(metas.map((each) => [each['property'] ?? each['name'], each['content']]))
    expect(textOf(root.querySelector('title'))).toBe(title)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical(path))
    expect(shown).not.toHaveProperty('robots')
    expect(shown).toMatchObject({
      description,
      'og:site_name': company.name,
      'og:type': kind === 'Case study' ? 'article' : 'website',
      // Another language than that of the site may have no country.
      ...(!lang && { 'og:locale': expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/) }),
      'og:url': canonical(path),
      'og:title': title,
      'og:description': description,
      'og:image': company.origin + socialPicture(path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(label),
      'twitter:card': 'summary_large_image',
    })
    const media = root.querySelectorAll('meta[name=theme-color]').map((meta) => meta.getAttribute('media'))
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(root.querySelectorAll('link[rel$=icon]')).toHaveLength(3)
  })

  it('is linked to by another page', () => {
    const others = everyPage.filter((each) => each.path !== path)
    expect(others.some((each) => each.root.querySelector(`a[href="${path}"]`))).toBe(true)
  })

  it('opens other sites in a new tab and says so', () => {
    for (const link of root.querySelectorAll('a[href^=https]')) {
      expect(link.attributes, link.outerHTML).toMatchObject({ target: '_blank', rel: 'noopener' })
      expect(link.getAttribute('aria-label') ?? textOf(link)).toContain(strings.newTab)
    }
  })

  it('has no two links with the same name that lead to different pages', () => {
    const links = root.querySelectorAll('a:not([aria-hidden=true] *)')
    const names = Map.groupBy(links, (link) => link.getAttribute('aria-label') ?? textOf(link))
    for (const [name, group] of names) {
      expect(new Set(group.map((link) => link.getAttribute('href'))).size, name).toBe(1)
    }
  })

  it('has no control without an effect', () => {
    for (const button of root.querySelectorAll('button:not(form *)')) {
      const target = button.getAttribute('popovertarget') ?? button.getAttribute('commandfor')
      expect(target && root.getElementById(target), button.outerHTML).toBeTruthy()
    }
    const others = ':is(input:not([type=range][aria-label]), select, textarea):not(form *), a:not([href])'
    expect(root.querySelectorAll(others)).toEqual([])
    const targets = root
      .querySelectorAll('form, iframe')
      .map((each) => each.getAttribute('action') ?? each.getAttribute('src'))
    const hosts: readonly string[] = [...thirdParties.forms, ...thirdParties.frames]
    expect(targets.filter((target) => !hosts.includes(URL.parse(target ?? '')?.origin ?? ''))).toEqual([])
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
    expect(read.match(/.{0,40}([{}]|lorem ipsum).{0,40}/i)?.[0]).toBeUndefined()
  })

  it('has a footer with the details of the company and links to all services', () => {
    const links = root.querySelectorAll('body > footer a').map((link) => link.getAttribute('href'))
    const services = paths.filter((each) => routes[each].kind === 'Service')
    const numbers = phones.map(({ href }) => href)
    expect(links).toEqual(expect.arrayContaining([...services, ...numbers, `mailto:${company.email}`]))
    const details = [entity.name, entity.registration, company.address.join(', ')].join(' ')
    expect(textOf(root.querySelector('body > footer address'))).toContain(details)
  })
})
