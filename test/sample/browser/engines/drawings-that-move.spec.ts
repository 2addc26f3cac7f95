import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { serviceList } from '../../../../src/content/services.ts'
import type { Tab } from '../../../browser/drivers/tab.ts'
import { becomes, click, isInFront, openDetails } from '../../../browser/engines/actions.ts'
import { serverBetween } from '../../../browser/engines/server.ts'
import { test } from '../../../browser/engines/test.ts'

/** Whether a slider is shown, its value, and how the part that it moves is cut. */
const stateOf = (tab: Tab, slider: string) =>
  tab.evaluate((wanted) => {
    const input = document.querySelector<HTMLInputElement>(wanted)
    const { parentElement } = input as HTMLInputElement
    const picture = parentElement?.querySelector('div')
    const cover = parentElement && getComputedStyle(picture ?? parentElement, picture ? '' : '::after')
    return { isShown: input?.checkVisibility(), value: input?.value, cut: cover?.clipPath }
  }, slider)

/** The number of labels in the first drawing of home whose part of the product is woven. */
const wovenParts = (tab: Tab) =>
  tab.evaluate(() => document.querySelectorAll('[data-loom] [data-woven]').length)

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the divider of each service follows its slider', async ({ tab, baseURL }) => {
      const slider = 'input[type=range]'
      for (const { path } of serviceList.filter(({ drawing }) => drawing?.draft)) {
        await tab.goto(baseURL + path)
        const { isShown, cut } = await stateOf(tab, slider)
        expect(isShown, path).toBe(javaScriptEnabled)
        if (!javaScriptEnabled) continue
        await click(tab, slider)
        // Some pictures look the same at two places of the slider, and the script may arrive after the page.
        await becomes(async () => {
          await tab.keyboard.press('ArrowUp')
          return (await stateOf(tab, slider)).cut !== cut
        }, true)
      }
    })

    test('the slider of the first drawing weaves, by clicks and by keys', async ({ tab, baseURL }) => {
      const slider = '[data-loom] input'
      // Windows of WebKitGTK are at least 447 px wide.
      for (const width of [448, 1280]) {
        await tab.setViewport({ width, height: 1100 })
        await tab.goto(String(baseURL))
        const { isShown, value, cut } = await stateOf(tab, slider)
        expect([isShown, value]).toEqual([javaScriptEnabled, '29'])
        if (!javaScriptEnabled) return
        await click(tab, slider)
        await becomes(async () => Math.abs(Number((await stateOf(tab, slider)).value) - 14.5) < 2, true)
        expect((await stateOf(tab, slider)).cut).not.toBe(cut)
        for (const [key, expected, woven] of [
          ['End', '29', 4],
          ['ArrowDown', '28', 4],
          ['Home', '0', 0],
          ['ArrowUp', '1', 0],
          ['ArrowRight', '2', 0],
          ['ArrowLeft', '1', 0],
        ] as const) {
          await tab.keyboard.press(key)
          await becomes(async () => (await stateOf(tab, slider)).value, expected)
          await becomes(() => wovenParts(tab), woven)
        }
      }
    })

    test('each label of the first drawing shows its sentence', async ({ tab, baseURL }) => {
      // The script of the drawing arrives two seconds late, so the first label is opened before it runs.
      const { origin, close } = await serverBetween(String(baseURL), async ({ url }) => {
        if (url?.includes('/loom-')) await setTimeout(2000)
      })
      await tab.goto(origin)
      const label = '[data-loom] details'
      for (const place of [1, 2, 3, 4]) {
        // The slider makes all threads loose. The click on the label must weave them again and open the label.
        if (javaScriptEnabled) {
          await click(tab, '[data-loom] input')
          await tab.keyboard.press('Home')
          await becomes(async () => (await stateOf(tab, '[data-loom] input')).value, '0')
        }
        await click(tab, `${label}:nth-child(${place}) summary`)
        await becomes(() => wovenParts(tab), javaScriptEnabled ? 4 : 0)
        await becomes(() => openDetails(tab, label), [place])
        expect(await isInFront(tab, `${label}:nth-child(${place}) p`)).toBe(true)
      }
      close()
    })
  })
}
