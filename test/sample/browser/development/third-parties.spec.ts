import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../../../browser/development/site.ts'
import { resize } from '../../../browser/visit.ts'

/** The recipes of `docs/recipes.md`, each with the text above its code, the lists of hosts that it needs, its imports and its code. */
const recipe = /\n\*\*([^*]+)\*\*[^`]*(`[\s\S]*?)```tsx\n\/\/ (\S+): (.*)\n((?:import .*\n)*)([\s\S]*?)```/g
const recipes = [...readFileSync('docs/recipes.md', 'utf8').matchAll(recipe)]

test('there is a recipe for a form, a frame and a script', () => {
  expect(recipes.map(([, , , , hosts]) => hosts?.match(/\w+/)?.[0])).toEqual(['forms', 'frames', 'scripts'])
})

/** By how many pixels the page is wider than the window at this width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await resize(page, width, 400)
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** The fields and frames beside the column of the page, and the fields that are low or have no border. Runs in the page. */
function misplaced(): string[] {
  const column = document.querySelector('main .wrap')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll<HTMLElement>('main :is(iframe, form *)')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { left, right, height } = each.getBoundingClientRect()
      const isBare = height < 44 || getComputedStyle(each).borderWidth === '0px'
      return left < column.left || right > column.right || (each.matches('input, button') && isBare)
    })
    .map(({ outerHTML }) => outerHTML)
}

for (const [, name = '', text = '', file = '', hosts = '', imports = '', code = ''] of recipes) {
  test(`the recipe compiles, fits, works, and is forbidden without its hosts: ${name}`, async ({
    page,
    site,
  }) => {
    // The server restarts twice, because its settings contain the security policy.
    test.slow()
    const asked: string[] = []
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.route(/^https:/, (route) => {
      const url = route.request().url()
      asked.push(url)
      if (!url.endsWith('.js')) return route.fulfill({ body: 'It works.', contentType: 'text/html' })
      const body = `fetch('${new URL('/count', url)}', { mode: 'no-cors' })`
      return route.fulfill({ body, contentType: 'text/javascript' })
    })
    /** Opens the page until it does what is expected, because the server may still restart. */
    const use = (expected: () => Promise<void>) =>
      expect(async () => {
        asked.splice(0)
        messages.splice(0)
        await page.goto('/contact')
        // A frame loads only near the window.
        await page.keyboard.press('End')
        if (code.startsWith('<form')) {
          await page.locator('form input').fill('visitor@example.com', { timeout: 3000 })
          // Not `click()`, which would wait for a navigation that the policy prevents.
          await page.locator('form button').dispatchEvent('click')
        }
        await expected()
      }).toPass({ timeout: 60_000 })

    const [, component = ''] = /`(src\/[\w/-]+\.tsx)`/.exec(text) ?? []
    const [, texts] = /`(\w+: \{.*\},)`/.exec(text) ?? []
    const [, type] = /`(\w+: \{.*string \})`/.exec(text) ?? []
    if (texts) await site.save('src/content/contact.ts', /const contact: .*/, `$&\n  ${texts}`)
    if (type) await site.save('src/content/schema.ts', /interface Contact .*/, `$&\n  ${type}`)
    // The last place in a page, or before the script of the site.
    await site.save(component, /\n( {4}<\/>\n {2}\)\n\}\n|\s+\{\/\* `async`)/, `\n${code}$&`)
    if (imports) await site.save(component, /^/, imports)
    await site.succeed('../node_modules/.bin/tsc', '-b', 'src')
    const policy = /example\.com.*Content Security Policy/
    await use(() => expect.poll(() => messages.join(), { timeout: 2000 }).toMatch(policy))
    expect(asked).toEqual([])

    for (const [list, field] of hosts.matchAll(/(\w+): \[.*?\]/g)) await site.save(file, `${field}: []`, list)
    const wanted = hosts.match(/https:[^']+/g)?.map((host) => expect.stringContaining(host)) ?? []
    await use(() => expect.poll(() => asked, { timeout: 2000 }).toEqual(wanted))
    await expect(() => page.goto('/contact')).toPass({ timeout: 60_000 })
    for (const width of [320, 1440]) {
      expect.soft(await overflowAt(page, width), `overflow at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await page.evaluate(misplaced), `at ${width} px`).toEqual([])
    }
  })
}
