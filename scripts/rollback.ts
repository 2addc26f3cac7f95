/** Gives an earlier version all traffic: `npm run rollback -- <id>`. docs/runbook.md says where to find the id. */
import { wrangler } from './release/wrangler.ts'
import { exitWith } from './run.ts'

const [id = ''] = process.argv.slice(2)
if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) exitWith(`✗ “${id}” is not the id of a version.`)
try {
  await wrangler(['versions', 'deploy', `${id}@100%`, '--yes'])
  console.log(`✓ Version ${id} answers every request.`)
} catch (error) {
  exitWith(
    `✗ ${(error as Error).message}\n✗ What was live before may answer still. Repeat \`npm run rollback -- ${id}\`.`,
  )
}
