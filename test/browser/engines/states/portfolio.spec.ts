import { expect } from '@playwright/test'
import { options, projectsShown } from '../../../../src/content/filter-options.ts'
import { portfolio } from '../../../../src/content/portfolio.ts'
import { filteredTitle } from '../../../../src/pages/portfolio/filter-query.ts'
import { becomes, click, hydrate, isInFront } from '../actions.ts'
import { test } from '../test.ts'

const filter = '[data-island=ListboxKeys]'

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the filter follows choices, Back and Forward at their addresses', async ({ tab, baseURL }) => {
      const category = options.categories.at(-1)?.query ?? ''
      const industry = options.industries.at(-1)?.query ?? ''
      const state = () =>
        tab.evaluate(() => ({
          query: location.search.slice(1),
          title: document.title,
          titles: [...document.querySelectorAll('#work article h3')]
            .filter((title) => title.checkVisibility())
            .map((title) => title.textContent),
          status: document.querySelector('[role=status]')?.textContent,
        }))
      const shows = (query: string) => {
        const titles = projectsShown(query).map(({ title }) => title)
        const { one, many } = portfolio.filter
        const status = titles.length === 1 ? one : `${titles.length} ${many}`
        return becomes(state, { query, title: filteredTitle(query), titles, status })
      }
      async function choose(query: string) {
        const link = `a[href="/portfolio${query && `?${query}`}#work"]`
        await click(tab, `${filter} ${link}:not(details:not([open]) *)`)
        await shows(query)
        await becomes(() => isInFront(tab, '[role=status]'), true)
      }
      async function go(steps: number, query: string) {
        // The page may be gone before it can answer the driver.
        await tab.evaluate((steps) => history.go(steps), steps).catch(() => {})
        await shows(query)
      }
      await tab.goto(`${baseURL}/portfolio`)
      if (javaScriptEnabled) await hydrate(tab, 'ListboxKeys')
      await tab.evaluate(() => document.body.setAttribute('title', 'the same page'))
      await shows('')
      await click(tab, `${filter} summary`)
      await choose(category)
      await choose(industry)
      await go(-1, category)
      await go(-1, '')
      await go(1, category)
      await choose('')
      if (javaScriptEnabled) expect(await tab.evaluate(() => document.body.title)).toBe('the same page')
    })
  })
}
