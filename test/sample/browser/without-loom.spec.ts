import { expect, test } from '@playwright/test'
import { examples } from '../../browser/examples.ts'

/**
 * The threads, knots, cloths and stripes that are left on a page where the design is set to have none, and the headings that
 * touch the rule above them then. Runs in the page.
 */
const woven = () => {
  document.documentElement.style.setProperty('--loom', 'none')
  const pictures = /cloth|data:image\/webp|repeating/
  const left = [...document.querySelectorAll('[class]')]
    .flatMap((each) => ['', '::before', '::after'].map((part) => [each, part] as const))
    .filter(([each, part]) => {
      const { content, display, rotate, backgroundImage, maskImage } = getComputedStyle(each, part || null)
      if (display === 'none' || (part && content === 'none')) return false
      const isThread = part && each.matches('[class*=thread], [class*=knot]')
      const isKnot = rotate === '45deg' && each.matches('li > [aria-hidden]')
      return isThread || isKnot || pictures.test(backgroundImage + maskImage)
    })
    .filter(([each]) => !each.matches('[class*=hairlines]'))
    .map(([each, part]) => `is woven: ${each.className}${part}`)
  const touching = [...document.querySelectorAll('main :is(li, section) > :is(h2, h3)')].filter((heading) => {
    const parent = heading.parentElement as Element
    const text = document.createRange()
    text.selectNodeContents(heading)
    const gap = text.getBoundingClientRect().top - parent.getBoundingClientRect().top
    return getComputedStyle(parent).borderTopWidth !== '0px' && gap < 8
  })
  return [...left, ...touching.map(({ textContent }) => `touches a rule: ${textContent}`)]
}

for (const path of [...examples, '/no-such-page']) {
  test(`nothing on ${path} is woven without the loom`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto(path)
    expect(await page.evaluate(woven)).toEqual([])
  })
}
