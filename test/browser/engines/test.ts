import { test as base } from '@playwright/test'
import type { Engine } from './engine.ts'
import { type EngineName, launchEngine } from './engines.ts'
import { type Front, startFront } from './front.ts'

export interface EngineOptions {
  engineName: EngineName
  /** Without what the engine's oldest promised release did not have. */
  floor: boolean
}

/** A test in one browser, which a worker starts once; `front` is the site as that browser sees it. */
export const test = base.extend<
  { visit: (path: string) => Promise<void> },
  EngineOptions & { engine: Engine; front: Front }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  floor: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, floor }, use) => {
      const engine = await launchEngine(engineName, { floor })
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  front: [
    async ({ engineName, floor }, use, { project }) => {
      // The other engines are told what to do without when they start.
      const options = { floor: floor && engineName === 'chromium' }
      const front = await startFront(String(project.use.baseURL), options)
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, front }, use) => {
    front.hold(undefined)
    await use((path) => engine.open(front.url + path))
  },
})

declare global {
  interface Window {
    complaints: string[]
  }
}

/** What the page's console shows so far, and what its policy has stopped. */
export function complaintsOf(engine: Engine): Promise<string[]> {
  return engine.evaluate(() => window.complaints)
}
