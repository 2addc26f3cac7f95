import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import type { Launched } from './launch.ts'
import type { Tab } from './tab.ts'

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Home: Key.HOME, Tab: Key.TAB }

/** The frame of a window counts in its size: so it is asked for what the page's is off. */
async function resize(driver: WebDriver, width: number, height: number) {
  const window = driver.manage().window()
  const page = (): Promise<number[]> => driver.executeScript('return [innerWidth, innerHeight]')
  const [, before = 0] = await page()
  const { height: outer } = await window.getRect()
  await window.setRect({ x: 0, y: 0, width, height: height + outer - before })
  const isDone = async () => String(await page()) === `${width},${height}`
  await driver.wait(isDone, 10_000, `WebKitGTK’s windows are at least 447 wide, and should be ${width}`)
}

/** Debian's WebKitGTK, driven over WebDriver. It has no headless mode, so it gets a screen that nobody sees. */
export async function launchWebkitGtk(binary: string, args: string[]): Promise<Launched> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2200x2000x24'])
  const [display] = await once(screen.stdout, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  // Selenium has no builder of its own for WebKitGTK; Safari's starts any WebDriver program, on a free port.
  const service = new ServiceBuilder('WebKitWebDriver').setEnvironment(env).build()
  const server = await service.start()
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } }
  const builder = new Builder().usingServer(server)
  const driver = await builder.withCapabilities(new Capabilities(capabilities)).build()
  const to = (x: number, y: number) => {
    const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
    return driver.actions().move(place)
  }
  const evaluate = (run: unknown, ...given: unknown[]) =>
    driver.executeScript(`return (${run})(...arguments)`, ...given)
  const tab: Tab = {
    goto: (url) => driver.get(url),
    setViewport: ({ width, height }) => resize(driver, width, height),
    evaluate: evaluate as Tab['evaluate'],
    mouse: {
      click: (x, y) => to(x, y).click().perform(),
      move: (x, y) => to(x, y).perform(),
      down: () => driver.actions().press().perform(),
      up: () => driver.actions().release().perform(),
    },
    keyboard: { press: (key) => driver.actions().sendKeys(keys[key]).perform() },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
  return {
    open: async () => ({ tab, complaints: [] }),
    close: () => driver.quit().finally(() => [service, screen].map((each) => each.kill())),
  }
}
