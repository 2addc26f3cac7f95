import { expect, test } from '@playwright/test'
import { exampleOf, examples } from './examples.ts'

const surface = '[class*=cover_surface]'

for (const path of examples) {
  test(`what is wholly a link or button on ${path} draws a thread under its title`, async ({ page }) => {
    await page.goto(path)
    for (const each of await page.locator(`${surface}:visible`).all()) {
      const title = each.locator('[class*=cover_title]')
      const drawn = () => title.evaluate((element) => getComputedStyle(element).backgroundSize)
      await expect.poll(drawn).toMatch(/^0/)
      await each.evaluate((element: HTMLElement) =>
        (element.querySelector<HTMLElement>('.ui-cover') ?? element).focus(),
      )
      await expect.poll(drawn).toMatch(/^100%/)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      // The press may be on any part of it, such as its picture or its text. It is no click, because it ends elsewhere.
      await each.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await each.hover({ force: true })
      await page.mouse.down()
      await expect.poll(drawn).toBe('100% 8px')
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    }
  })
}

for (const path of ['/', exampleOf('Case study')] as const) {
  test(`nothing of the thread of ${path} is shown below its end, where its knot is`, async ({ page }) => {
    await page.goto(path)
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let top = 0; top < height; top += 700) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const found = await page.evaluate(async () => {
        // Scroll-driven animations follow with the next frame.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const line = document.querySelector('[class*=margin-thread_line]') as Element
        const end = line.getBoundingClientRect().bottom
        const knot = (line.firstElementChild as Element).getBoundingClientRect()
        const away = Math.abs((knot.top + knot.bottom) / 2 - end)
        const early = [...document.querySelectorAll('[class*=margin-thread_grows]')].filter((each) => {
          const [animation] = each.getAnimations()
          const { progress } = animation?.effect?.getComputedTiming() ?? {}
          return each.getBoundingClientRect().top > end + 1 && progress !== 0
        })
        return [
          away < 3 ? [] : `its knot is ${away} px away`,
          early.map((each) => each.outerHTML.slice(0, 120)),
        ].flat()
      })
      expect.soft(found, `${top} px down`).toEqual([])
    }
  })
}
