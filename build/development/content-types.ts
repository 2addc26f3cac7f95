import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../../src/validation/entries.ts'

const message = /^(src\/content\/[^(]+)\((\d+),(\d+)\): error TS\d+: (.*(?:\n\s.*)*)/gm

/** The name at a place of a file, where the compiler reports the field that is wrong, or the call that lacks one. */
function nameAt(file: string, line: number, column: number): string {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  return text.slice(column - 1).match(/[\w$]+/)?.[0] ?? ''
}

/**
 * Runs the compiler over `src`, and returns what it says of the content. It takes a quarter of a second after a change.
 * `tsc -b` would compare times, and miss a file that was saved while it ran.
 */
export function compile(root: string): Promise<Violation[]> {
  const compiler = join(root, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    execFile(compiler, ['--noEmit', '-p', 'src', '--pretty', 'false'], { cwd: root }, (_, output) => {
      const found = [...output.matchAll(message)].map(([, path = '', line, column, text = '']) => {
        const [, missing] =
          text.match(/(?:Property '|following properties from type .*: )(\w+)(?:' is missing|,|$)/m) ?? []
        const [, wrong] = text.match(/Types of property '(\w+)' are incompatible/) ?? []
        const field = missing ?? wrong ?? nameAt(join(root, path), Number(line), Number(column))
        return { file: `${path}:${line}`, field, message: missing ? 'This field is missing.' : text }
      })
      resolve(found)
    })
  })
}

/**
 * Checks the types of the content after each save: a field that is missing, or that is not in its list.
 * @param changed is called when the compiler says something else than before
 */
export function checkContentTypes(root: string, changed: () => void) {
  let [found, running, stale]: [Violation[], boolean, boolean] = [[], false, false]
  async function check(): Promise<void> {
    stale = true
    if (running) return
    running = true
    while (stale) {
      stale = false
      const now = await compile(root)
      const isNew = JSON.stringify(now) !== JSON.stringify(found)
      found = now
      if (isNew) changed()
    }
    running = false
  }
  return { check, found: () => found }
}
