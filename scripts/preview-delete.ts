/** Removes this branch's preview: `npm run preview:delete`, or `-- --name <name>` for another one. */
import { thisPreview } from './preview/this-preview.ts'
import { run } from './run.ts'

run('wrangler', ['preview', 'delete', '--name', thisPreview(), '--skip-confirmation'])
