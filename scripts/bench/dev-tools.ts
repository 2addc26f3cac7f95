import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumPath } from '../browsers.ts'

type Result = Record<string, unknown>

/**
 * A Chromium that is spoken to through its tab. Playwright speaks to the page, and for such a client
 * Chromium switches prerendering off.
 */
export async function launchTab() {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
  const flags = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update']
  const browser = spawn(chromiumPath() ?? '', [...flags, ...quiet, '--window-size=1280,900', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => browser.kill())
  const address = await new Promise<string>((resolve) => {
    let text = ''
    browser.stderr.on('data', (data) => {
      text += data
      const found = text.match(/ws:\/\/\S+/)
      if (found) resolve(found[0])
    })
  })
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  interface Waiting {
    page: string | undefined
    resolve: (result: Result) => void
    reject: (error: Error) => void
  }
  const waiting = new Map<number, Waiting>()
  const pages = new Set<string>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(data)
    if (id) {
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') pages.add(params.sessionId)
    if (method !== 'Target.detachedFromTarget') return
    pages.delete(params.sessionId)
    // A page that has gone answers nothing more.
    for (const { page, reject } of waiting.values()) {
      if (page === params.sessionId) reject(new Error('The page has gone'))
    }
  })

  function send(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, { page: sessionId, resolve, reject })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  }

  async function evaluate<Value>(page: string, expression: string): Promise<Value> {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page)
    return (result as { value: Value }).value
  }

  /** The session of the page that is shown, once it stands at the address. */
  async function shown(at?: string): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      for (const page of pages) {
        const where = '[location.href, document.prerendering]'
        const unknown = ['', true] as const
        const state = evaluate<[string, boolean]>(page, where).catch(() => unknown)
        // One that is on its way out may say nothing at all.
        const [href, hidden] = await Promise.race([state, sleep(1000, unknown)])
        if (!hidden && (!at || href === at)) return page
      }
      await sleep(50)
    }
    throw new Error(`The browser never showed ${at}`)
  }

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const [tab] = targetInfos as { targetId: string }[]
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true })
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', autoAttach, sessionId as string)

  async function close() {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    browser.kill()
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { send, evaluate, shown, close }
}
