import { expect, test } from '@playwright/test'
import { process } from '../../src/content/process.ts'
import { planOf } from '../../src/pages/process/plan.ts'

/** The distances of the labels and bars of the timeline from the start of the axis, in weeks. */
const places = () => {
  const chart = [...document.querySelectorAll('main ol + div')].find((each) => each.querySelector('svg'))
  const axis = chart?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
  const grid = chart?.previousElementSibling?.querySelector('svg[viewBox]')
  const weeks = Number(grid?.getAttribute('viewBox')?.split(' ')[2])
  const start = grid?.getBoundingClientRect().left ?? 0
  const inWeeks = (each: Element) => ((each.getBoundingClientRect().left - start) / axis.width) * weeks
  return {
    labels: [...(chart?.querySelectorAll('foreignObject > *') ?? [])].map((label) => [
      Number(label.textContent),
      Math.round(inWeeks(label) * 20) / 20 + 1,
    ]),
    starts: [...(grid?.closest('ol')?.querySelectorAll('li') ?? [])].map((row) =>
      [...row.querySelectorAll('foreignObject')].map((bar) => Math.round(inWeeks(bar) * 20) / 20),
    ),
  }
}

for (const width of [390, 768, 1440, 1920]) {
  test(`at ${width} px, each label of the timeline stands at the start of its week`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/process')
    const { labels, starts } = await page.evaluate(places)
    const plan = planOf(process.timeline)
    expect(labels).toHaveLength(plan.labels.length)
    for (const [week, place] of labels) expect(place).toBe(week)
    expect(starts).toEqual(plan.bars.map(({ from }) => [from, from]))
  })
}
