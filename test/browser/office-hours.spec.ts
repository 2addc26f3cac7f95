import { expect, type Page, test } from '@playwright/test'
import { offices } from '../../src/content/company.ts'
import { hoursInUtc } from '../../src/content/office-hours.ts'
import type { Office } from '../../src/content/schema.ts'
import { strings } from '../../src/content/strings.ts'
import { utcOffset } from '../time-zone.ts'
import { phone } from './visit.ts'

test('the chart of office hours is local, marks the time, and names who is open', async ({ browser }) => {
  const { localHours, openNow, utcHours } = strings.offices
  const { city, ...office } = offices[0] as Office
  const day = '2026-07-15'
  const summer = { ...office, utcOffset: utcOffset(office.timezone, day) }
  const opening = (hoursInUtc(summer).at(-1)?.from ?? 0) * 3_600_000
  const timezoneId = 'Africa/Nairobi'
  const page = await browser.newPage({ timezoneId, viewport: phone })
  await page.clock.setFixedTime(Date.parse(day) + opening + 1_800_000)
  await page.goto('/contact')
  const time = await page.evaluate(() => new Date().toTimeString().slice(0, 5))
  await expect(page.getByText(`${localHours} ${time}. ${openNow}`)).toContainText(city)
  const bars = page.locator('[data-zone]', { hasText: city }).locator('svg > *')
  const places = await bars.evaluateAll((all) => all.map((bar) => parseFloat(bar.getAttribute('x') ?? '')))
  // The day begins half an hour before now, on a chart of 24 hours, and perhaps before midnight.
  expect((Number(places[2]) - Number(places[0]) + 100) % 100).toBeCloseTo(100 / 48)

  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  await plain.goto('/contact')
  await expect(plain.getByText(utcHours)).toBeVisible()
  const height = async (of: Page) => (await of.locator('[data-open]').boundingBox())?.height
  expect(await height(plain)).toBe(await height(page))
})
