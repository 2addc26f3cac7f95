/**
 * Gives an earlier version all traffic, and tests the live site: `npm run rollback -- <id>`. Without an id, lists the last
 * tested versions. Only in a terminal it also tests: elsewhere, code of packages must not run beside the token.
 */
import { markdownTable } from './markdown-table.ts'
import { type Context, context } from './release/context.ts'
import { buildOf, deploy, testedVersions } from './release/wrangler.ts'
import { exitWith, onInterruption } from './run.ts'

export const advice = (id: string) =>
  id === ''
    ? 'Nothing was changed.'
    : `What was live before may answer still. Repeat \`npm run rollback -- ${id}\`, or choose another: \`npm run rollback\`.`

export async function rollback(id: string, context: Context): Promise<void> {
  if (!id) {
    const { before = '<id>', rows } = await testedVersions(context)
    if (rows.length === 0)
      throw new Error('✗ No tested version is in this account. Check CLOUDFLARE_ACCOUNT_ID.')
    console.log(markdownTable([['', 'version', 'uploaded', 'commit', 'message'], ...rows]))
    console.log(`Restore one with \`npm run rollback -- ${before}\`.`)
    return
  }
  try {
    const build = await buildOf(id, context)
    await deploy([`${id}@100%`], 'rolled back', context)
    console.log(`✓ Version ${id} answers every request.`)
    if (!context.isTerminal) return
    const { isRight, report } = await context.smoke({ site: context.origin, build, live: true })
    if (!isRight) throw new Error(`Live\n${report}`)
    console.log(`✓ Live: ${report}`)
  } catch (error) {
    throw new Error(`✗ ${(error as Error).message}\n✗ ${advice(id)}`)
  }
}

if (import.meta.main) {
  const [id = ''] = process.argv.slice(2)
  if (id && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) exitWith(`✗ “${id}” is no id of a version.`)
  onInterruption(() => advice(id))
  await rollback(id, context).catch(({ message }) => exitWith(message))
}
