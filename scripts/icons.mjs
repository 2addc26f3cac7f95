/**
 * Renders the icons that browsers and phones ask for from the two drawings of the mark: `npm run icons`.
 * Run it after a change of `favicon.svg`, `app-icon.svg` or a colour of theirs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { currentPalette } from '../build/palette.ts'
import { recolour } from '../build/recolour.ts'
import { chromiumPath } from './browsers.ts'

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })

async function render(drawing, size) {
  const drawn = await readFile(`client/pictures/${drawing}.svg`, 'utf8')
  const svg = recolour(drawing, drawn, currentPalette())
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const sized = svg.replace('<svg ', `<svg style="display:block;width:${size}px;height:${size}px" `)
  await page.setContent(`<body style="margin:0">${sized}</body>`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An .ico file may hold a PNG: six bytes of header, sixteen of directory, then the picture. */
function ico(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

await writeFile('public/favicon.ico', ico(await render('favicon', 32), 32))
await writeFile('public/apple-touch-icon.png', await render('app-icon', 180))
for (const size of [192, 512]) await writeFile(`public/icon-${size}.png`, await render('app-icon', size))
await browser.close()
