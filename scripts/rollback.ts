/** Gives an earlier version all traffic: `npm run rollback -- <id>`. docs/runbook.md says where to find the id. */
import { type Context, context } from './release/context.ts'
import { deploy } from './release/wrangler.ts'
import { exitWith, onInterruption } from './run.ts'

export const advice = (id: string) =>
  `What was live before may answer still. Repeat \`npm run rollback -- ${id}\`.`

export async function rollback(id: string, context: Context): Promise<void> {
  await deploy([`${id}@100%`], context).catch((error) => {
    throw new Error(`✗ ${error.message}\n✗ ${advice(id)}`)
  })
  console.log(`✓ Version ${id} answers every request.`)
}

if (import.meta.main) {
  const [id = ''] = process.argv.slice(2)
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) exitWith(`✗ “${id}” is not the id of a version.`)
  onInterruption(() => advice(id))
  await rollback(id, context).catch(({ message }) => exitWith(message))
}
