import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { run } from '../run.ts'

/** What nothing uses. */
export interface Unused {
  /** Its file, or the file or folder that has a part of this name. */
  place: string
  name?: string
  /** Left out for a package, which `npm uninstall` removes, and for a typeface, which `npm run fonts` has to leave out. */
  remove?: () => void
}

interface Report {
  issues: (Record<'exports' | 'types', { name: string; pos: number }[]> & {
    file: string
    files: unknown[]
    dependencies: { name: string }[]
    devDependencies: { name: string }[]
  })[]
}

/** The source files that no entry point reaches, the exports that no file imports, and the packages that no file uses. */
export async function unusedSource(): Promise<Unused[]> {
  const include = ['--include', 'files,exports,types,dependencies']
  const { issues }: Report = JSON.parse(
    await run('knip', ['--reporter', 'json', '--no-exit-code', ...include]),
  )
  return issues.flatMap(({ file, files, exports, types, dependencies, devDependencies }): Unused[] => [
    ...files.map(() => ({ place: file, remove: () => rmSync(file) })),
    // The last one first, because what is deleted moves what follows it.
    ...[...exports, ...types]
      .sort((a, b) => b.pos - a.pos)
      .map(({ name, pos }) => ({ place: file, name, remove: () => removeStatement(file, pos) })),
    ...[...dependencies, ...devDependencies].map(({ name }) => ({ place: file, name })),
  ])
}

/** Deletes the statement of a file that has a character at `position`, and the comment above it. */
function removeStatement(file: string, position: number): void {
  const text = readFileSync(file, 'utf8')
  const { program } = parseSync(file, text)
  const statement = program.body.find(({ start, end }) => start <= position && position < end)
  if (!statement) return
  const before = text.slice(0, statement.start).replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, '')
  writeFileSync(file, before + text.slice(statement.end).trimStart())
}
