/**
 * Prints a “Deploy to Cloudflare” button for the README: `npx node scripts/deploy-button.ts`. The
 * button copies this repository into the visitor's account, so it needs one that is public, on GitHub or GitLab.
 */
import { execFileSync } from 'node:child_process'

const remotes = execFileSync('git', ['remote', '-v'], { encoding: 'utf8' })
const [, host, path] = remotes.match(/\b(github\.com|gitlab\.com)[/:]([\w./-]+?)(?:\.git)?\s/) ?? []
if (!path) {
  console.error('The button needs a remote on GitHub or GitLab: git remote add origin <address>')
  process.exit(1)
}
const service = 'https://deploy.workers.cloudflare.com'
console.log(`[![Deploy to Cloudflare](${service}/button)](${service}/?url=https://${host}/${path})`)
