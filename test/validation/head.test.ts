import type { HTMLElement } from 'node-html-parser'
import { expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { canonical, routes, socialPicture } from '../../src/routes.ts'
import { everyPage, page, textOf } from '../site.ts'

/** The `meta` elements: content by property or name. */
function metas(root: HTMLElement): Record<string, string | undefined> {
  const all = root.querySelectorAll('head meta').map(({ attributes }) => attributes)
  return Object.fromEntries(all.map((each) => [each['property'] ?? each['name'], each['content']]))
}

it.each(everyPage)(
  'the head of $path describes the page to search engines and to other sites',
  ({ path, root }) => {
    const { title, description, label, kind } = routes[path]
    const shown = metas(root)
    expect(textOf(root.querySelector('title'))).toBe(title)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical(path))
    expect(shown).not.toHaveProperty('robots')
    expect(shown).toMatchObject({
      description,
      'og:site_name': company.name,
      'og:type': kind === 'Case study' ? 'article' : 'website',
      'og:locale': expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/),
      'og:url': canonical(path),
      'og:title': title,
      'og:description': description,
      'og:image': company.origin + socialPicture(path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(label),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': shown['og:image'],
      'twitter:image:alt': shown['og:image:alt'],
    })
    const media = root.querySelectorAll('meta[name=theme-color]').map((meta) => meta.getAttribute('media'))
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(root.querySelectorAll('link[rel$=icon], link[rel=manifest]')).toHaveLength(4)
  },
)

it('the head of the not-found page has nothing to list or to share', async () => {
  const root = await page('/nope')
  expect(root.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull()
  expect(Object.keys(metas(root)).filter((name) => /^(og|article|twitter):/.test(name))).toEqual([])
  expect(metas(root)).toMatchObject({ robots: 'noindex' })
})
