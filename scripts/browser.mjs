/**
 * Makes sure that there is a Chromium to test with: the system's, else Debian's package where it may
 * be installed, else Playwright's own download. Prints nothing when one is there.
 */
import { execFileSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'

function run(command, ...args) {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

if (!chromiumPath()) {
  console.log('No Chromium found; installing one.')
  try {
    if (process.getuid?.() !== 0) throw new Error('not root')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  }
}
