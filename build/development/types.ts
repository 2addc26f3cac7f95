import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Violation } from '../../src/validation/entries.ts'

const message = /^((?:src|client)\/[^(]+)\((\d+),(\d+)\): error TS\d+: (.*(?:\r?\n\s.*)*)/gm

const packages = createRequire(import.meta.url)

/** The name at a place of a file, where the compiler reports the field that is wrong, or the call that lacks one. */
function nameAt(file: string, line: number, column: number): string {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  return text.slice(column - 1).match(/[\w$]+/)?.[0] ?? ''
}

/** Runs the compiler. What is written but not used yet is no mistake while somebody works. */
function tsc(root: string, ...options: string[]): Promise<string> {
  const compiler = join(packages.resolve('typescript/package.json'), '../bin/tsc')
  const lenient = ['--pretty', 'false', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options, ...lenient], { cwd: root }, (_, output) =>
      resolve(output),
    )
  })
}

/**
 * Returns what the compiler says of `client` and `src`, first of the content, which is often the cause of the rest. It writes
 * its results into `.tsbuild`: `src` needs those of `client`, and a later run checks only what a change affects, in half a
 * second. `tsc -b` would compare times, and miss a file that was saved while it ran.
 */
export async function compile(root: string): Promise<Violation[]> {
  const output = (await tsc(root, '-p', 'client')) + (await tsc(root, '-p', 'src'))
  const found = [...output.matchAll(message)].map(([, path = '', line, column, text = '']) => {
    const [, missing] =
      text.match(/(?:Property '|following properties from type .*: )(\w+)(?:' is missing|,|$)/m) ?? []
    const [, wrong] = text.match(/Types of property '(\w+)' are incompatible/) ?? []
    const field = missing ?? wrong ?? nameAt(join(root, path), Number(line), Number(column))
    return { file: `${path}:${line}`, field, message: missing ? 'This field is missing.' : text }
  })
  const isContent = ({ file }: Violation) => file.startsWith('src/content/')
  return [...found.filter(isContent), ...found.filter((each) => !isContent(each))]
}

/**
 * Checks the types after each save.
 * @param changed is called when the compiler says something else than before
 */
export function checkTypes(root: string, changed: () => void) {
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
