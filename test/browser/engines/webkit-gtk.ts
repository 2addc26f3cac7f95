import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine, Launch } from './engine.ts'

/** What Safari 17.4 did not have, by WebKit's names. */
const newer = [
  'CSSAnchorPositioning',
  'ViewTransitions',
  'CrossDocumentViewTransitions',
  'ScrollDrivenAnimations',
]

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('The system has no free port')
  return address.port
}

/** A screen that nobody sees, larger than any window of the tests, and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2200x2000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('Xvfb does not say its display')
  const [number] = await once(pipe, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (error) {
      // The driver is still starting.
      if (tries === 50 || !String(error).includes('ECONNREFUSED')) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Goes to the address; the driver itself could only wait for all of the page, its scripts included. */
async function open(driver: WebDriver, url: string) {
  await driver.executeScript('window.isLeft = true')
  await driver.get(url)
  await driver.wait(async () => {
    try {
      return await driver.executeScript('return !window.isLeft && document.readyState !== "loading"')
    } catch {
      // Asked between the two pages.
      return false
    }
  }, 10_000)
}

/**
 * The frame of a window counts in its size: so the window takes a size, and then another by as much as the
 * page's is off.
 */
async function resize(driver: WebDriver, width: number, height: number) {
  const window = driver.manage().window()
  const page = (): Promise<{ width: number; height: number }> =>
    driver.executeScript('return { width: innerWidth, height: innerHeight }')
  const { height: before } = await page()
  const { height: outer } = await window.getRect()
  await window.setRect({ x: 0, y: 0, width, height: height + outer - before })
  await driver.wait(
    async () => {
      const now = await page()
      return now.width === width && now.height === height
    },
    5000,
    `The page does not become ${width} × ${height}; WebKitGTK’s windows are never narrower than 447`,
  )
}

/** Debian's WebKitGTK, driven over WebDriver. It has no headless mode, so it gets a screen. */
export async function launchWebkitGtk(binary: string, launch: Launch): Promise<Engine> {
  const { colorScheme, floor } = launch
  const { screen, display } = await startScreen()
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const args = [
    '--automation',
    ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
    ...(floor ? [`--features=${newer.map((name) => `-${name}`).join(',')}`] : []),
  ]
  const driver = await connect(
    port,
    new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args },
      // Waiting for the document alone hangs in this driver.
      pageLoadStrategy: 'none',
    }),
  )
  const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }
  const at = (x: number, y: number) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  })
  return {
    open: (url) => open(driver, url),
    resize: (width, height) => resize(driver, width, height),
    evaluate: (run, argument) => driver.executeScript(`return (${run})(arguments[0])`, argument),
    clickAt: (x, y) => driver.actions().move(at(x, y)).click().perform(),
    moveTo: (x, y) => driver.actions().move(at(x, y)).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      service.kill()
      screen.kill()
    },
  }
}
