import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './site.ts'

const readme = readFileSync('README.md', 'utf8')
const recipes = [
  ...readme.matchAll(/\n\*\*([^*]+)\*\*[^`]*(`[\s\S]*?)```tsx\n\/\/ (\S+): (.*)\n([\s\S]*?)```/g),
]
const contact = 'src/content/contact.ts'

test('README has a recipe for a form, a frame and a script', () => {
  expect(recipes.map(([, name]) => name)).toEqual([
    'A contact form',
    'A map or a video',
    'Analytics without cookies',
  ])
})

for (const [, name = '', place = '', file = '', hosts = '', code = ''] of recipes) {
  test(`the recipe of README works, and is forbidden without its hosts: ${name}`, async ({ page, site }) => {
    // The server restarts twice, because its settings contain the security policy.
    test.slow()
    const asked: string[] = []
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url())
      const isScript = route.request().url().endsWith('.js')
      const body = isScript ? "fetch('https://stats.example.com/count', { mode: 'no-cors' })" : 'It works.'
      return route.fulfill({ body, contentType: isScript ? 'text/javascript' : 'text/html' })
    })
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const overlay = page.locator('vite-error-overlay')
    const isForm = name === 'A contact form'
    async function use() {
      await page.goto('/contact')
      if (!isForm) return
      await page.locator('form input').fill('visitor@example.com', { timeout: 3000 })
      // Not `click()`, which would wait for a navigation that the policy prevents.
      await page.locator('form button').dispatchEvent('click')
    }

    const [, component = ''] = /`(src\/[\w/-]+\.tsx)`/.exec(place) ?? []
    const [, texts] = /`(\w+: \{.*\},)`/.exec(place) ?? []
    if (texts) await site.save(contact, 'export const contact = {', `$&\n  ${texts}`)
    // The last place in a page, or before the script of the site.
    await site.save(component, /\n( {4}<\/>\n {2}\)\n\}\n|\s+\{\/\* `async`)/, `\n${code}$&`)
    // The server may still restart after the test before.
    await expect(async () => {
      messages.splice(0)
      await use()
      await expect
        .poll(() => messages.join(), { timeout: 2000 })
        .toMatch(/example\.com.*Content Security Policy/)
    }).toPass()
    // While a form is sent, even if in vain, Playwright does not look at the page.
    if (!isForm) await expect(overlay.first()).toContainText(/forbids .*example\.com.*third-parties\.ts/s)
    expect(asked).toEqual([])

    for (const [list, field] of hosts.matchAll(/(\w+): \[.*?\]/g)) await site.save(file, `${field}: []`, list)
    const wanted = hosts.match(/https:[^']+/g)?.map((host) => expect.stringContaining(host)) ?? []
    await expect(async () => {
      asked.splice(0)
      await use()
      await expect.poll(() => asked, { timeout: 2000 }).toEqual(wanted)
    }).toPass()
  })
}
