/**
 * Installs Debian's packages of the browsers that are missing, where that may be done. Prints nothing when all are
 * there. Chromium is a must; what cannot be had of the others is left out of the tests, and said here.
 */
import { spawnSync } from 'node:child_process'
import { type Browser, packages, pathOf } from './browsers.ts'

const engines = Object.keys(packages) as Browser['engine'][]
const missing = () => engines.filter((engine) => !pathOf({ engine, minimum: false }))
const run = (line: string) => spawnSync(line, { shell: true, stdio: 'inherit' })

if (missing().length > 0) {
  const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get`
  const wanted = missing().flatMap((engine) => packages[engine])
  run(`${apt} update -qq && ${apt} install -y -qq --no-install-recommends ${wanted.join(' ')}`)
}
if (missing().includes('chromium')) run('npx playwright install --with-deps chromium')
if (missing().includes('chromium')) throw new Error('There is no Chromium to test with.')
for (const engine of missing())
  console.log(`There is no ${engine} (${packages[engine]}): its tests are left out.`)
if (!pathOf({ engine: 'chromium', minimum: true })) console.log('Chromium 121 is for Linux on x64: left out.')
