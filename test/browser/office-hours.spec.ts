import { expect, type Page, test } from '@playwright/test'
import { offices } from '../../src/content/company.ts'
import { officeBand, phones } from '../../src/content/office-band.ts'
import { strings } from '../../src/content/strings.ts'
import { utcOffset } from '../time-zone.ts'
import { phone } from './visit.ts'

const words = strings.offices

/** The hours of an office on a day, as a visitor in another time zone sees them: `16:00–00:00`. */
function hoursSeen({ hours, timezone }: (typeof offices)[number], day: string, visitor: string): string {
  const ahead = utcOffset(visitor, day) - utcOffset(timezone, day)
  const seen = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    const minutes = (hour * 60 + minute + ahead + 2 * 1440) % 1440
    return new Date(minutes * 60_000).toISOString().slice(11, 16)
  }
  return `${seen(hours.opens)}–${seen(hours.closes)}`
}

// Winter and summer of both hemispheres, seen from zones with and without daylight saving time.
for (const [day, visitor] of [
  ['2026-01-14', 'Africa/Nairobi'],
  ['2026-07-15', 'Africa/Nairobi'],
  ['2026-07-15', 'America/Chicago'],
  ['2026-01-14', 'Pacific/Auckland'],
] as const) {
  test(`chart, its description and the time of now are those of ${visitor} on ${day}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ timezoneId: visitor, viewport: phone })
    await page.clock.setFixedTime(`${day}T10:30:00Z`)
    await page.goto('/contact')
    await page.locator('[data-offices=chart]').scrollIntoViewIfNeeded()
    const chart = page.getByRole('img', { name: words.localChart })
    for (const office of offices) {
      const [opens = '', closes = ''] = hoursSeen(office, day, visitor).split('–')
      await expect(chart).toHaveAccessibleName(new RegExp(`${office.country} ${opens}–${closes}`))
      const bar = page
        .locator('[data-zone]', { has: page.getByText(office.city) })
        .locator('svg > *')
        .first()
      const [hour = 0, minute = 0] = opens.split(':').map(Number)
      const place = Number.parseFloat((await bar.getAttribute('x')) ?? '')
      expect(place, office.city).toBeCloseTo((hour + minute / 60) / 0.24)
    }
    const time = await page.evaluate(() => new Date().toTimeString().slice(0, 5))
    await expect(page.getByText(`${words.localHours} ${time}.`)).toBeVisible()
  })
}

/** The numbers of a list that can be seen, each with its hours. */
const shown = (page: Page, list: string) => page.locator(`${list} [data-zone]:visible`).allInnerTexts()

// Each hour of a week that is long enough for every office to be open and closed: the number is that of an open office.
test('the number that is shown is that of an open office, or of the next one to open', async ({
  browser,
}) => {
  const page = await browser.newPage({ timezoneId: 'UTC' })
  const isOpen = ({ hours, timezone }: (typeof offices)[number], time: Date) => {
    const clock = time.toLocaleString('en-GB', { timeZone: timezone, weekday: 'short', hour: '2-digit' })
    const [opens = 0, closes = 0] = [hours.opens, hours.closes].map((each) => Number(each.split(':')[0]))
    const [day = '', hour = ''] = clock.split(', ')
    return !/Sat|Sun/.test(day) && Number(hour) >= opens && Number(hour) < closes
  }
  const callable = offices.filter((office) => office.phone)
  for (let hour = 0; hour < 7 * 24; hour += 5) {
    const time = new Date(Date.UTC(2026, 2, 5, hour, 30))
    await page.clock.setFixedTime(time)
    await page.goto('/contact')
    const open = callable.filter((office) => isOpen(office, time))
    const list = page.locator('main [data-offices=phones]')
    await expect(list, time.toISOString()).toContainText(words.yourTime)
    const [text = '', ...others] = await shown(page, 'main [data-offices=phones]')
    expect(others).toEqual([])
    expect(text.includes(words.isOpen), `${time.toISOString()} ${text}`).toBe(open.length > 0)
    if (open.length > 0) expect(open.map((office) => office.phone)).toContain(text.split('\n')[0])
    const number = await list.locator('[data-shown] a').getAttribute('href')
    await expect(page.locator('[data-call]')).toHaveAttribute('href', String(number))
  }
})

// In every list, and with and without reduced motion: a number has the focus when the script replaces it by that of another
// office, which is open.
for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  for (const list of ['main', '#mobile-menu', 'footer']) {
    test(`the focus stays on a number when another one is shown: ${list}, motion ${reducedMotion}`, async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await page.emulateMedia({ reducedMotion })
      // The time of a day when the office whose number is in the HTML is closed, and another office is open.
      await page.clock.setFixedTime('2026-01-14T16:00:00Z')
      let answer = () => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/office-hours*', async (route) => {
        await asked
        await route.continue()
      })
      await page.goto('/contact')
      if (list === '#mobile-menu') {
        await page.getByRole('button', { name: strings.mobileMenu.open }).click()
      }
      const number = page.locator(`${list} [data-offices=phones] [data-shown] a`)
      const [served = ''] = await number.allInnerTexts()
      await number.focus()
      answer()
      await expect(number).not.toHaveText(served)
      await expect(number).toBeFocused()
    })
  }
}

test('footer and mobile menu show one number, too, and the whole card calls it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await page.locator('footer [data-offices]').scrollIntoViewIfNeeded()
  await expect(page.locator('footer [data-shown]')).toContainText(words.yourTime)
  expect(await shown(page, 'footer')).toHaveLength(1)
  await page.getByRole('button', { name: strings.mobileMenu.open }).click()
  await expect(page.locator('#mobile-menu [data-shown]')).toContainText(words.yourTime)
  expect(await shown(page, '#mobile-menu')).toHaveLength(1)
  await page.keyboard.press('Escape')
  const call = page.locator('[data-call]')
  await call.scrollIntoViewIfNeeded()
  const card = page.locator('li', { has: call })
  await card.evaluate((each) => each.scrollIntoView({ block: 'center' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {}
  for (const part of [0.2, 0.5, 0.8]) {
    const found = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
      [x + width * 0.9, y + height * part],
    )
    expect(found).toBe(await call.getAttribute('href'))
  }
  for (const number of await page.locator('[data-shown] a:visible').all()) {
    expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('without JavaScript, all numbers have hours in UTC, and the chart says the hours that it shows', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto('/contact')
  for (const { number, office } of phones) {
    const row = page.locator('main [data-offices=phones] li', { hasText: number })
    await expect(row).toBeVisible()
    await expect(row).toContainText(String(office?.utc))
  }
  await expect(page.getByText(words.utcHours)).toBeVisible()
  const { chart } = officeBand()
  for (const { country, utc } of chart.days) expect(chart.label).toContain(`${country} ${utc}`)
  await expect(page.getByRole('img', { name: chart.label })).toBeVisible()
})
