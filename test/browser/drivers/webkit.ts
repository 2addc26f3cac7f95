import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import type { Launched, Tab } from './tab.ts'

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Home: Key.HOME,
  Tab: Key.TAB,
}

/** Starts Debian's WebKitGTK on a virtual screen, because it has no headless mode. */
export async function launchWebkit(binary: string, javaScript: boolean): Promise<Launched> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2200x2000x24'])
  const [display] = await once(screen.stdout, 'data')
  // Selenium has no builder for WebKitGTK; Safari's starts any WebDriver program on a free port.
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const service = new ServiceBuilder('WebKitWebDriver').setEnvironment(env).build()
  // Without JavaScript, a page from the back/forward cache sometimes does not answer the driver.
  // WebKitGTK draws vertical sliders only with this feature. Safari does so without it from version 17.4 on.
  const args = [
    'automation',
    'features=+VerticalFormControls',
    `enable-javascript=${javaScript}`,
    `enable-page-cache=${javaScript}`,
  ]
  const options = { binary, args: args.map((arg) => `--${arg}`) }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const builder = new Builder().usingServer(await service.start())
  const driver = await builder.withCapabilities(capabilities).build()

  const move = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  const evaluate = (run: unknown, ...args: unknown[]) =>
    driver.executeScript(`return (${run})(...arguments)`, ...args)
  /** WebDriver sets the size of the window; its frame is added. A window is at least 447 pixels wide. */
  async function setViewport({ width, height }: { width: number; height: number }) {
    const sizes = () => driver.executeScript<number[]>('return [innerWidth, innerHeight]')
    const [, inner = 0] = await sizes()
    const window = driver.manage().window()
    const outer = await window.getRect()
    await window.setRect({ x: 0, y: 0, width, height: height + outer.height - inner })
    await driver.wait(async () => String(await sizes()) === `${width},${height}`, 10_000)
  }
  const tab: Tab = {
    goto: (url) => driver.get(url),
    setViewport,
    evaluate: evaluate as Tab['evaluate'],
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    mouse: {
      click: (x, y) => move(x, y).click().perform(),
      move: (x, y) => move(x, y).perform(),
      down: () => driver.actions().press().perform(),
      up: () => driver.actions().release().perform(),
    },
    keyboard: { press: (key) => driver.actions().sendKeys(keys[key]).perform() },
  }
  const close = () => driver.quit().finally(() => [service, screen].map((each) => each.kill()))
  return { open: async () => tab, close }
}
