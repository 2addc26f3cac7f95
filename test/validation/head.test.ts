import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { canonical, routes, socialPicture } from '../../src/routes.ts'
import { everyPage, page, textOf } from '../site.ts'

function metas(root: HTMLElement): Record<string, string | undefined> {
  return Object.fromEntries(
    root
      .querySelectorAll('head meta')
      .map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name'),
        meta.getAttribute('content'),
      ]),
  )
}

describe.each(everyPage)('the head of $path', ({ path, root }) => {
  it('has its own head', () => {
    const { title, description } = routes[path]
    const address = company.origin + (path === '/' ? '' : path)
    expect(textOf(root.querySelector('title'))).toBe(title)
    expect(metas(root)).toMatchObject({ description })
    expect(metas(root)).not.toHaveProperty('robots')
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
  })

  it('describes a shared link, with a picture of its own', () => {
    const { title, description, label, kind } = routes[path]
    const shown = metas(root)
    expect(shown).toMatchObject({
      'og:site_name': company.name,
      'og:type': kind === 'Case study' ? 'article' : 'website',
      'og:url': canonical(path),
      'og:title': title,
      'og:description': description,
      'og:image': company.origin + socialPicture(path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': shown['og:image'],
      'twitter:image:alt': shown['og:image:alt'],
    })
    expect(shown['og:locale']).toMatch(/^[a-z]{2}_[A-Z]{2}$/)
    expect(shown['og:image:alt']).toContain(label)
  })

  it('names the language, the colours of both schemes, the icons and the manifest', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en')
    const media = root.querySelectorAll('meta[name=theme-color]').map((meta) => meta.getAttribute('media'))
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(root.querySelectorAll('link[rel$=icon]')).toHaveLength(3)
    expect(root.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest')
  })
})

it('the head of a page that is not there has nothing to index or to share', async () => {
  const root = await page('/nope')
  expect(root.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull()
  expect(Object.keys(metas(root)).filter((name) => /^(og|article|twitter):/.test(name))).toEqual([])
  expect(metas(root)).toMatchObject({ robots: 'noindex' })
})
