import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { readState, save } from '../../scripts/release/state.ts'
import { release } from '../../scripts/release.ts'
import { simulateRelease } from './simulate-release.ts'
import { commandOf, deployment, evaluate } from './workflows.ts'

// The test of releases loads the scripts again, because they take the token from its environment.
afterAll(() => vi.resetModules())

type World = ReturnType<typeof simulateRelease>

/** Runs the command of a job as on a machine of its own, and returns whether it succeeds. */
function work(command: string, state: string, world: World): Promise<boolean> {
  rmSync('.wrangler', { recursive: true, force: true })
  if (state) save(JSON.parse(state))
  const interruption = new Promise<boolean>((resolve) => {
    world.interrupt = () => resolve(false)
  })
  return Promise.race([release(command.replace(/.* -- /, '').split(' '), world.context), interruption])
}

/**
 * Runs the jobs of a deployment that follow its tests, and returns the result of each. A job named by `stopped` does not run,
 * because somebody cancels it before it starts, or rejects its approval.
 */
async function deploy(world: World, stopped?: string) {
  const ended: Record<string, { result: string; outputs: { state: string } }> = {}
  const succeeds = (name: string) => name === 'test' || ended[name]?.result === 'success'
  for (const [name, { needs = [], if: condition = '', env, steps = [], outputs }] of deployment.slice(1)) {
    const before = [needs].flat()
    const contexts = { needs: Object.fromEntries(before.map((each) => [each, ended[each]])) }
    const runs = condition.includes('always()') ? evaluate(condition, contexts) : before.every(succeeds)
    const job = { result: runs ? 'success' : 'skipped', outputs: { state: '' } }
    ended[name] = job
    const command = steps.map((step) => commandOf(step, env)).find((line) => line.includes('release --'))
    if (!(runs && command)) continue
    const state = evaluate(env?.['STATE'] ?? '""', contexts)
    const isDone = name !== stopped && (await work(command, String(state), world))
    if (!isDone) job.result = 'failure'
    const keeps = steps.some((step) => step.if === 'always()' && step.run?.includes('"state=$(cat'))
    if (outputs && keeps && name !== stopped) job.outputs.state = JSON.stringify(readState())
  }
  return ended
}

const faults = ['error done', 'error lasting', 'stop', 'stop done']
const released = deployment.filter(([, { steps }]) => steps).map(([name]) => name)

it.each(['https://site.account.workers.dev', 'https://www.acme.dev'])(
  'a deployment to %s ends with the tested version, or returns, whichever job is stopped and whichever call fails',
  async (origin) => {
    const [repository, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'deploy-'))]
    onTestFinished(() => {
      process.chdir(repository)
      rmSync(folder, { recursive: true })
      vi.restoreAllMocks()
    })
    process.chdir(folder)
    for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
    for (const name of ['dist/worker', 'dist/client/assets']) mkdirSync(name, { recursive: true })
    writeFileSync('wrangler.toml', 'name = "site"\n')
    writeFileSync('dist/worker/client.js', 'export const build = "0123456789ab"\n')

    async function expectRight(changes: Partial<World>, stopped?: string): Promise<number> {
      const world = Object.assign(simulateRelease(origin, { v1: 100 }), changes)
      world.context.token = 'token'
      const { upload, 'test-live': last, undo } = await deploy(world, stopped)
      const { shares, uploads, wrong } = world.platform
      const text = JSON.stringify({ stopped, changes, shares, upload, last, undo })
      expect([world.live().length, wrong], text).toEqual([1, []])
      if (last?.result === 'success') expect(shares, text).toEqual({ [`v${uploads}`]: 100 })
      else if (upload?.result === 'failure') expect(world.live(), text).toEqual(['v1'])
      // The return may fail, too. Then its last message says what to do.
      else if (undo?.result === 'success' || !world.fault)
        expect([undo?.result, shares], text).toEqual(['success', { v1: 100 }])
      return world.calls
    }

    for (const stopped of ['', ...released]) if (stopped !== 'undo') await expectRight({}, stopped)
    await expectRight({ isBroken: true })
    for (const isBroken of [false, true])
      for (const fault of faults)
        for (let at = 1; (await expectRight({ isBroken, fault, at })) >= at; ) at += 1
  },
)
