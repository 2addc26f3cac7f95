/**
 * Looks for the browsers of the tests. Only Chromium is required; tests in the others are left out. As root where `CI` is set,
 * it installs Debian's packages. Elsewhere it changes nothing in the system, and Playwright's own Chromium goes into its cache.
 */
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
const install = (browser: (typeof browsers)[number]) =>
  `apt-get install -y -qq --no-install-recommends ${packages[browser]}`

if (process.env['CI'] && process.getuid?.() === 0 && missing().length > 0) {
  process.env['DEBIAN_FRONTEND'] = 'noninteractive'
  run('apt-get update -qq')
  for (const browser of missing()) run(install(browser))
}
if (!chromiumPath()) run('npx playwright install chromium')
if (!chromiumPath()) {
  throw new Error(
    'There is no Chromium to test with. `npx playwright install --with-deps chromium` installs it.',
  )
}
for (const browser of missing()) {
  console.log(
    `There is no ${browser}, so its tests are left out. On Debian, \`sudo ${install(browser)}\` installs it.`,
  )
}
if (!pathOf('chromium-121')) console.log('Chromium 121 is only for Linux on x64, so its tests are left out.')
