/**
 * Makes sure that there are browsers to test with: the system's, else Debian's packages where they may be
 * installed, else Playwright's own downloads. Prints nothing when all are there. Chromium is a must; what
 * cannot be had of the others is left out of the tests, which say so.
 */
import { spawnSync } from 'node:child_process'
import { chromiumPath } from '../../scripts/browsers.ts'
import { firefoxPath, playwrightHas, webkitGtkPath } from './engines/installed.ts'

const browsers = [
  { name: 'chromium', packages: ['chromium'], isThere: () => chromiumPath() },
  { name: 'firefox', packages: ['firefox-esr'], isThere: () => firefoxPath() || playwrightHas.firefox() },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => webkitGtkPath() || playwrightHas.webkit(),
  },
]
const missing = () => browsers.filter(({ isThere }) => !isThere())
const names = () => missing().map(({ name }) => name)

/** One that does not work is no reason to stop: the next may. */
function attempt(command: string, ...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) console.log(`${command} ${args.join(' ')} did not work.`)
}

if (missing().length > 0 && process.getuid?.() === 0) {
  console.log(`Installing ${names().join(', ')} to test with.`)
  attempt('apt-get', 'update', '-qq')
  const packages = missing().flatMap((browser) => browser.packages)
  attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}
if (missing().length > 0) attempt('npx', 'playwright', 'install', '--with-deps', ...names())
for (const { name, packages } of missing()) {
  console.log(`There is no ${name}: its tests are left out. Debian has it in: ${packages.join(', ')}.`)
}
if (!chromiumPath()) throw new Error('There is no Chromium to test with, and none could be installed.')
