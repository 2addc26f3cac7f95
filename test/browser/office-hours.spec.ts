import { expect, test } from '@playwright/test'
import { closingOf, openingOf } from '../../client/opening-hours.ts'
import { type OfficeDay, officeBand, phones } from '../../src/content/office-band.ts'
import { strings } from '../../src/content/strings.ts'
import { phone } from './visit.ts'

const words = strings.offices
const { chart } = officeBand()

/** Whether an office is open, and the clock of a visitor when it opens and closes. test/office-hours.test.ts tests both. */
function hoursOf({ timezone, weekdays, opens, hours }: OfficeDay, now: number, timeZone: string) {
  const data = { zone: timezone, days: weekdays, opens: `${opens}`, minutes: `${hours * 60}` }
  const opening = openingOf(data, now)
  const clock = (time: number) => new Date(time).toLocaleTimeString('sv', { timeZone, timeStyle: 'short' })
  return { isOpen: opening <= now, opens: clock(opening), closes: clock(closingOf(data, opening)) }
}

// Winter and summer, seen from zones with and without daylight saving time, from Wednesday to Sunday.
for (const [day, visitor] of [
  ['2026-01-14', 'Africa/Nairobi'],
  ['2026-07-15', 'America/Chicago'],
] as const) {
  test(`chart and phone numbers have the hours of ${visitor} on ${day}, and stay true`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ timezoneId: visitor, viewport: phone })
    await page.clock.install({ time: `${day}T00:30:00Z` })
    await page.goto('/contact')
    await page.locator('[data-offices=chart]').scrollIntoViewIfNeeded()
    await page.locator('footer [data-offices]').scrollIntoViewIfNeeded()
    for (let times = 0; times < 5; times += 1) {
      const now = await page.evaluate(() => Date.now())
      for (const each of chart.days) {
        const { opens, closes } = hoursOf(each, now, visitor)
        const name = new RegExp(`${each.country} ${opens}–${closes}`)
        await expect(page.getByRole('img', { name: words.localChart })).toHaveAccessibleName(name)
      }
      for (const { number, office } of phones.filter((each) => each.office)) {
        const { isOpen, opens, closes } = hoursOf(office as OfficeDay, now, visitor)
        const state = isOpen ? `${words.isOpen} ${closes}` : `${words.opensNext} \\S+ ${opens}`
        const row = page.locator(':is(main, footer) [data-zone]', { hasText: number })
        await expect(row).toHaveText(Array(2).fill(new RegExp(`${state} ${words.yourTime}$`)))
      }
      const open = phones.find(({ office }) => office && hoursOf(office, now, visitor).isOpen)
      await expect(page.locator('[data-call]')).toHaveAttribute('href', (open ?? phones[0]).href)
      // The page stays open, hour after hour.
      await page.clock.fastForward('19:00:00')
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`each number has the hours of its office when the zone is hidden, JavaScript ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, timezoneId: 'UTC', viewport: phone })
    await page.goto('/contact')
    await expect(page.getByRole('img', { name: chart.label })).toBeVisible()
    for (const { number, office } of phones) {
      const row = page.locator('main [data-offices=phones] li', { hasText: number })
      await expect(row).toContainText(String(office?.sentence))
    }
  })
}
