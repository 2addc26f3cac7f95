import { expect } from '@playwright/test'
import { serviceList } from '../../../../src/content/services.ts'
import { becomes, click } from '../../../browser/engines/actions.ts'
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
      }
    })

    // Windows of WebKitGTK are at least 447 px wide.
    for (const [width, axis] of [
      [448, 'y'],
      [1280, 'x'],
    ] as const) {
      test(`at ${width} px, the handle of the first drawing pulls the reed along ${axis}`, async ({
        tab,
        baseURL,
      }) => {
        await tab.setViewport({ width, height: 1100 })
        await tab.goto(String(baseURL))
        /** The middle of the handle and of the reed, which is shown once it has moved. */
        const state = () =>
          tab.evaluate(() =>
            ['handle', 'reed'].map((part) => {
              const element = document.querySelector(`[data-divider] > [class*=_${part}]`)
              const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
              return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), isShown: width > 0 }
            }),
          )
        const rest = await state()
        expect(rest.map(({ isShown }) => isShown)).toEqual([javaScriptEnabled, false])
        const [handle] = rest
        if (!handle?.isShown) return
        /** How far handle and reed are from where the handle rested, in tens of pixels. */
        const moved = async () => (await state()).map((part) => Math.round((part[axis] - handle[axis]) / 10))
        const pull = async (from: { x: number; y: number }) => {
          await tab.mouse.move(from.x, from.y)
          await tab.mouse.down()
          for (const by of [40, 80])
            await tab.mouse.move(from.x - (axis === 'x' ? by : 0), from.y - (axis === 'y' ? by : 0))
          await tab.mouse.up()
        }
        await pull({ ...handle, [axis]: handle[axis] - 60 })
        expect(await state(), 'after a gesture between the handle and where it can be pulled').toEqual(rest)
        await pull(handle)
        await becomes(moved, [-8, -8])
      })
    }
  })
}
