import { expect, test } from '@playwright/test'
import { paths } from '../../../src/routes.ts'
import { resize } from '../../browser/visit.ts'

/** A drawing on a page, and its frame relative to it, in pixels. */
interface Framed {
  src: string
  fit: string
  size: { width: number; height: number }
  frame: { left: number; top: number; right: number; bottom: number }
  /** The part of a larger drawing that is shown, by its view box and how it fills the frame, if it is a part. */
  view: string[] | undefined
}

// The functions below run in the page.

/** The drawings of a page. The frame of a drawing is the nearest element without text that has a border or cuts it off. */
async function framed() {
  const images = [...document.images]
  for (const img of images) img.loading = 'eager'
  await Promise.all(images.map((img) => img.decode().catch(() => undefined)))
  return images.flatMap((img): (Framed | string)[] => {
    const { pathname: src, hash } = new URL(img.currentSrc || img.src)
    const view = /viewBox\((.*?)\);preserveAspectRatio\((.*?)\)/.exec(hash)?.slice(1)
    if (!src.endsWith('.svg') || !img.checkVisibility() || img.offsetWidth < 64) return []
    img.scrollIntoView({ block: 'center', behavior: 'instant' })
    const innerBox = (each: Element) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const width = (side: string) =>
        Number.parseFloat(getComputedStyle(each).getPropertyValue(`border-${side}-width`))
      return {
        left: left + width('left'),
        top: top + width('top'),
        right: right - width('right'),
        bottom: bottom - width('bottom'),
      }
    }
    const isFrame = (each: Element) => {
      const { borderTopWidth, overflowX } = getComputedStyle(each)
      return borderTopWidth !== '0px' || (/^(div|svg)$/.test(each.localName) && /hidden|clip/.test(overflowX))
    }
    let around: Element = img
    while (!isFrame(around) && around.parentElement?.textContent === '') around = around.parentElement
    const box = innerBox(img)
    const frame = innerBox(isFrame(around) ? around : img)
    const scale = img.offsetWidth / img.getBoundingClientRect().width
    const beside = [frame.left - 6, frame.right + 6].flatMap((x) =>
      document.elementsFromPoint(x, (frame.top + frame.bottom) / 2),
    )
    const seams = beside.filter(
      (each) => !view && /cloth|data:image.webp/.test(getComputedStyle(each).backgroundImage),
    )
    return [
      ...seams.map((each) => `${src} has another cloth beside it: ${each.className}`),
      {
        src,
        fit: getComputedStyle(img).objectFit,
        size: {
          width: Math.round((box.right - box.left) * scale),
          height: Math.round((box.bottom - box.top) * scale),
        },
        frame: {
          left: Math.round((Math.max(0, frame.left) - box.left) * scale),
          top: Math.round((frame.top - box.top) * scale),
          right: Math.round((Math.min(innerWidth, frame.right) - box.left) * scale),
          bottom: Math.round((frame.bottom - box.top) * scale),
        },
        view,
      },
    ]
  })
}

/** The words of the drawing on the page that the frame cuts, and the corners of the frame that the drawing does not reach. */
function cutBy({ fit, frame, view }: Framed): string[] {
  const svg = document.querySelector('svg') as SVGSVGElement
  const rules: Record<string, string> = { cover: 'xMidYMid slice', contain: 'xMidYMid meet' }
  if (view) {
    // It has the ground of the drawing itself.
    svg.setAttribute('viewBox', view[0] ?? '')
    svg.setAttribute('preserveAspectRatio', view[1] ?? '')
  } else if (rules[fit]) svg.setAttribute('preserveAspectRatio', rules[fit])
  for (const side of ['width', 'height']) svg.setAttribute(side, '100%')
  // Words are outlines with a fill and without a stroke. Only outlines of letters have this many broken numbers.
  const words = [...svg.querySelectorAll('path')].filter((path) => {
    const { fill, stroke } = getComputedStyle(path)
    const isLettering = (path.getAttribute('d')?.match(/\d\.\d/g)?.length ?? 0) > 12
    return isLettering && stroke === 'none' && /^rgb/.test(fill) && !path.closest('defs')
  })
  const cut = words.flatMap((word) => {
    const { left, top, right, bottom, width } = word.getBoundingClientRect()
    const isOutside = right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom
    const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
    return width === 0 || isOutside || isInside
      ? []
      : `cuts the word at ${[left, top, right, bottom].map(Math.round)}`
  })
  const bareCorners = ({ left, top, right, bottom }: Framed['frame']) =>
    [left + 3, right - 3]
      .flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
      .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('svg > *'))
  const { x, y, width, height } = svg.viewBox.baseVal
  const { a, d, e, f } = svg.getScreenCTM() as DOMMatrix
  const hasGround =
    bareCorners({
      left: Math.max(x * a + e, 0),
      top: Math.max(y * d + f, 0),
      right: Math.min((x + width) * a + e, innerWidth),
      bottom: Math.min((y + height) * d + f, innerHeight),
    }).length === 0
  const bare = hasGround && !view ? bareCorners(frame) : []
  return [...cut, ...bare.map((corner) => `does not reach the corner at ${corner.map(Math.round)}`)]
}

test('drawings end at their frames, which cut no word, and no other cloth is beside them', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow()
  const drawings = new Map<string, [place: string, drawing: Framed]>()
  for (const path of paths) {
    await page.goto(path)
    for (const width of [390, 1024, 1920]) {
      await resize(page, width, 900)
      for (const found of await page.evaluate(framed)) {
        if (typeof found === 'string') expect.soft(found, `${path} at ${width} px`).toBe('')
        else drawings.set(JSON.stringify(found), [`${found.src} on ${path} at ${width} px`, found])
      }
    }
  }
  // Drawings are opened without the styles and the policy of a page.
  const drawingPage = await browser.newPage({ baseURL: String(baseURL) })
  for (const [place, drawing] of drawings.values()) {
    const svg = await (await page.request.get(drawing.src)).text()
    await drawingPage.setViewportSize(drawing.size)
    await drawingPage.setContent(`<style>body{margin:0}svg{display:block;height:100vh}</style>${svg}`)
    expect.soft(await drawingPage.evaluate(cutBy, drawing), place).toEqual([])
  }
})
