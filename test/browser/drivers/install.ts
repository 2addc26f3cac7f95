/** Installs missing browsers from Debian's packages. Only Chromium is required; tests in the others are left out. */
import { spawnSync } from 'node:child_process'
import { chromiumPath, pathOf } from './browsers.ts'

const packages = {
  chromium: 'chromium chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
}
const browsers = ['chromium', 'firefox', 'webkit'] as const
const missing = () => browsers.filter((browser) => !pathOf(browser))
const run = (line: string) => spawnSync(line, { shell: true, stdio: 'inherit' })

const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get`
if (missing().length > 0) run(`${apt} update -qq`)
for (const browser of missing()) run(`${apt} install -y -qq --no-install-recommends ${packages[browser]}`)
if (!chromiumPath()) run('npx playwright install --with-deps chromium')
if (!chromiumPath()) throw new Error('There is no Chromium to test with.')
for (const browser of [...missing(), ...(pathOf('chromium-121') ? [] : ['chromium-121'])])
  console.log(`There is no ${browser} on this machine: its tests are left out.`)
