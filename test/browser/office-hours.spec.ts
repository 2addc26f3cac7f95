import { expect, test } from '@playwright/test'
import { offices } from '../../src/content/company.ts'
import { officeBand, phones } from '../../src/content/office-band.ts'
import type { Office } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { utcOffset } from '../time-zone.ts'
import { phone } from './visit.ts'

const words = strings.offices
const lists = ['main', '#mobile-menu', 'footer']

/** The hours of an office on a day, as a visitor in another time zone sees them: `['16:00', '00:00']`. */
function hoursSeen({ hours, timezone }: Office, day: string, visitor: string): string[] {
  const ahead = utcOffset(visitor, day) - utcOffset(timezone, day)
  return [hours.opens, hours.closes].map((clock) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const minutes = (hour * 60 + minute + ahead + 2 * 1440) % 1440
    return new Date(minutes * 60_000).toISOString().slice(11, 16)
  })
}

/** Whether an office is open at a time of a day on which it opens and closes once. */
function isOpen({ hours, timezone }: Office, time: number, day: string): boolean {
  const clock = new Date(time + utcOffset(timezone, day) * 60_000).toISOString().slice(11, 16)
  return clock >= hours.opens.padStart(5, '0') && clock < hours.closes.padStart(5, '0')
}

/** What stands beside the number of an office at such a time. */
function stateOf(office: Office, time: number, day: string, visitor: string): RegExp {
  const { city } = office
  const [opens, closes] = hoursSeen(office, day, visitor)
  const state = isOpen(office, time, day) ? `${words.isOpen} ${closes}` : `${words.opensNext} \\w{3} ${opens}`
  return new RegExp(`${city}, ${state} ${words.yourTime}$`)
}

// Winter and summer of both hemispheres, seen from zones with and without daylight saving time.
for (const [day, visitor] of [
  ['2026-01-14', 'Africa/Nairobi'],
  ['2026-07-15', 'America/Chicago'],
  ['2026-01-14', 'Pacific/Auckland'],
] as const) {
  test(`chart and phone numbers have the hours of ${visitor} on ${day}, and stay true`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ timezoneId: visitor, viewport: phone })
    const seen = offices.map((office) => hoursSeen(office, day, visitor))
    // A Wednesday, on which each office opens and closes once.
    await page.clock.install({ time: `${day}T00:30:00Z` })
    await page.goto('/contact')
    const chart = page.getByRole('img', { name: words.localChart })
    await page.locator('[data-offices=chart]').scrollIntoViewIfNeeded()
    for (const [index, { country }] of offices.entries()) {
      const [opens, closes] = seen[index] ?? []
      await expect(chart).toHaveAccessibleName(new RegExp(`${country} ${opens}–${closes}`))
    }
    await page.locator('footer [data-offices]').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: strings.mobileMenu.open }).click()
    // The page stays open, hour after hour.
    for (let hours = 0; hours < 24; hours += 6) {
      const now = await page.evaluate(() => new Date().toTimeString().slice(0, 5))
      await expect(page.getByText(`${words.localHours} ${now}.`)).toBeVisible()
      const time = await page.evaluate(() => Date.now())
      for (const office of offices.filter((each) => each.phone)) {
        const row = page.locator('[data-zone]', { hasText: office.phone ?? '' })
        await expect(row).toHaveText(lists.map(() => stateOf(office, time, day, visitor)))
      }
      const open = offices.find((each) => each.phone && isOpen(each, time, day))
      const called = phones.find(({ number }) => number === open?.phone) ?? phones[0]
      await expect(page.locator('[data-call]')).toHaveAttribute('href', called.href)
      await page.clock.runFor('06:00:00')
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`each list has the hours of the offices when the zone is hidden, JavaScript ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, timezoneId: 'UTC', viewport: phone })
    const [day, time] = ['2026-01-14', Date.parse('2026-01-14T15:00Z')]
    await page.clock.install({ time })
    await page.goto('/contact')
    for (const list of lists) {
      if (list === '#mobile-menu') await page.getByRole('button', { name: strings.mobileMenu.open }).click()
      const numbers = page.locator(`${list} [data-offices=phones] a`)
      await expect(numbers).toHaveText(phones.map(({ number }) => number))
      for (const number of await numbers.all()) {
        expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    }
    const open = offices.find((each) => javaScriptEnabled && each.phone && isOpen(each, time, day))
    const called = phones.find(({ number }) => number === open?.phone) ?? phones[0]
    await expect(page.locator('[data-call]')).toHaveAttribute('href', called.href)
    for (const { number, office } of phones) {
      const row = page.locator('main [data-offices=phones] li', { hasText: number })
      await expect(row).toContainText(String(office?.sentence))
    }
    const { chart } = officeBand()
    await expect(page.getByRole('img', { name: chart.label })).toBeVisible()
  })
}
