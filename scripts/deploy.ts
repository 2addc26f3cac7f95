/**
 * Puts the site live: `npm run deploy`. Launch check, types, lint and content come first, and nothing
 * is sent when one of them fails; wrangler builds by itself.
 *
 * `-- --allow-samples` deploys a demo, which asks search engines to stay away. All other arguments are
 * wrangler's: `npm run deploy -- --dry-run`.
 */
import { run } from './run.ts'

const flag = '--allow-samples'
const args = process.argv.slice(2)
const demo = args.includes(flag)
const own = args.filter((arg) => arg !== flag)

run('node', ['scripts/launch-check.ts', ...(demo ? [flag] : [])])
run('npm', ['run', 'check', '--', 'test/laws/', 'test/node/html'])
run('wrangler', ['deploy', ...own, ...(demo ? ['--var', 'APP_ENV:demo'] : [])])
