import { expect } from '@playwright/test'
import { serviceList } from '../../../../src/content/services.ts'
import { becomes, click, isInFront, openDetails } from '../../../browser/engines/actions.ts'
import { test } from '../../../browser/engines/test.ts'

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the divider of each service follows its slider', async ({ tab, baseURL }) => {
      const slider = 'input[type=range]'
      /** How the finished picture is cut, and whether the slider is there. */
      const state = () =>
        tab.evaluate((wanted) => {
          const input = document.querySelector(wanted)
          const picture = input?.parentElement?.querySelector('div')
          return { shape: picture && getComputedStyle(picture).clipPath, hasSlider: input?.checkVisibility() }
        }, slider)
      for (const { path } of serviceList.filter(({ drawing }) => drawing?.draft)) {
        await tab.goto(baseURL + path)
        const { shape, hasSlider } = await state()
        expect(hasSlider, path).toBe(javaScriptEnabled)
        if (!javaScriptEnabled) continue
        await click(tab, slider)
        // Some pictures look the same at two places of the slider, and the script may arrive after the page.
        await becomes(async () => {
          await tab.keyboard.press('ArrowUp')
          return (await state()).shape !== shape
        }, true)
        const moved = await tab.evaluate(() => {
          const other = document.createElement('input')
          document.querySelector('main')?.append(other)
          other.dispatchEvent(new Event('input', { bubbles: true }))
          return document.querySelectorAll('[style*="--divider"]').length
        })
        expect(moved, 'pictures that have a divider moved, after an input elsewhere').toBe(1)
      }
    })

    // Windows of WebKitGTK are at least 447 px wide.
    for (const width of [448, 1280]) {
      test(`at ${width} px, the slider of the first drawing weaves, by clicks and by keys from both ends`, async ({
        tab,
        baseURL,
      }) => {
        await tab.setViewport({ width, height: 1100 })
        await tab.goto(String(baseURL))
        const slider = '[data-loom] input'
        /** The value, what is said of it, and how the cover of the cloth is cut. */
        const state = () =>
          tab.evaluate((wanted) => {
            const input = document.querySelector<HTMLInputElement>(wanted)
            const cover = input?.parentElement && getComputedStyle(input.parentElement, '::after')
            return {
              isShown: input?.checkVisibility(),
              value: input?.value,
              said: input?.ariaValueText,
              cut: cover?.clipPath,
            }
          }, slider)
        const { isShown, value, said, cut } = await state()
        expect(isShown).toBe(javaScriptEnabled)
        if (!javaScriptEnabled) return
        expect([value, said?.match(/\d+/)?.[0]]).toEqual(['29', '29'])
        await click(tab, slider)
        await becomes(async () => Math.abs(Number((await state()).value) - 14.5) < 2, true)
        expect((await state()).cut).not.toBe(cut)
        const press = async (key: Parameters<typeof tab.keyboard.press>[0], expected: string) => {
          await tab.keyboard.press(key)
          await becomes(async () => (await state()).value, expected)
        }
        /** How many labels have the name of a part of the product, because it is woven. */
        const parts = () => tab.evaluate(() => document.querySelectorAll('[data-loom] [data-woven]').length)
        await press('End', '29')
        await becomes(parts, 4)
        await press('ArrowDown', '28')
        await press('ArrowUp', '29')
        await press('Home', '0')
        await becomes(parts, 0)
        await press('ArrowUp', '1')
        await press('ArrowRight', '2')
        await press('ArrowLeft', '1')
        await becomes(async () => (await state()).said?.match(/\d+/)?.[0], '1')
      })
    }

    test('each label of the first drawing becomes what replaced it and shows its sentence', async ({
      tab,
      baseURL,
    }) => {
      await tab.goto(String(baseURL))
      const label = '[data-loom] details'
      const sentences = () =>
        tab.evaluate(
          (wanted) => [...document.querySelectorAll(`${wanted} p`)].map((each) => each.checkVisibility()),
          label,
        )
      const name = (place: number) =>
        tab.evaluate(
          ([wanted, index]) =>
            [
              ...(document
                .querySelectorAll(`${wanted} summary`)
                [Number(index)]?.querySelectorAll('span > span') ?? []),
            ]
              .filter((each) => each.checkVisibility())
              .map((each) => each.textContent),
          [label, place - 1],
        )
      expect(await sentences()).toEqual([false, false, false, false])
      for (const place of [1, 2, 3, 4]) {
        const problem = await name(place)
        await click(tab, `${label}:nth-child(${place}) summary`)
        await becomes(() => openDetails(tab, label), [place])
        expect(problem).toHaveLength(1)
        expect(await name(place)).toHaveLength(1)
        expect(await name(place)).not.toEqual(problem)
        expect((await sentences()).indexOf(true)).toBe(place - 1)
        expect(await isInFront(tab, `${label}:nth-child(${place}) p`)).toBe(true)
      }
    })
  })
}
