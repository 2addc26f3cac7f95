import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

export type Stage =
  | 'nothing sent'
  | 'first'
  | 'unchanged'
  | 'uploaded'
  | 'promoting'
  | 'released'
  | 'returning'

/** What a step tells the next one, which may run in another process. These are the values before the first step. */
export const nothingSent = {
  /** What the release has changed so far. */
  stage: 'nothing sent' as Stage,
  /** The id of the version that was live before; empty at the first release. */
  live: '',
  /** The id of the new version; empty until it is uploaded. */
  id: '',
  /** The name of the build to expect; empty if any will do. */
  build: '',
  /** The address of the new version until it gets traffic. */
  site: undefined as string | undefined,
}
export type State = typeof nothingSent

/** What is true in each stage, and which commands continue or go back. */
const messages: Record<Stage, (state: State) => string> = {
  'nothing sent': () => 'Nothing was changed. Repeat `npm run release`, or see `npm run rollback`.',
  first: () => `This is the first release: there is no earlier version.
\`npm run release\` tries again, and \`npx wrangler delete\` removes what was sent.`,
  unchanged: ({ live }) => `Version ${live} answers every request. \`npm run release\` tries again.`,
  uploaded: ({ live, id }) => `Version ${id} is uploaded and gets no traffic; ${live} was live before.
Continue with \`npm run release -- test promote test\`, or go back with \`npm run release -- undo test\`.`,
  promoting: ({ live, id }) => `Version ${id} may get all traffic already; ${live} was live before.
Continue with \`npm run release -- promote test\`, or go back with \`npm run release -- undo test\`.`,
  released: ({ live, id }) => `Version ${id} answers every request.
\`npm run release -- test\` tests it again${live && `, and \`npm run release -- undo test\` goes back to ${live}`}.`,
  returning: ({ live, id }) => `Version ${id} may be live still; ${live} was live before.
Go back with \`npm run release -- undo test\`.`,
}

const [file, lockFile] = ['.wrangler/release.json', '.wrangler/release.lock']

export const readState = (): State =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothingSent

export function save(changes: Partial<State>): void {
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readState(), ...changes }))
}

export const message = () => messages[readState().stage](readState())

function isRunning(process_id: number): boolean {
  try {
    return process.kill(process_id, 0)
  } catch {
    return false
  }
}

/** @throws {Error} if another release runs in this clone, because both would write the same files */
export function lock(): void {
  mkdirSync('.wrangler', { recursive: true })
  const other = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0
  if (other && other !== process.pid && isRunning(other))
    throw new Error(`Wait until process ${other} has ended, which releases in this clone.`)
  writeFileSync(lockFile, `${process.pid}`)
  process.once('exit', () => rmSync(lockFile, { force: true }))
}
