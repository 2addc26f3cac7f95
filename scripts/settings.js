/**
 * Refuses a version of Node that cannot run the other scripts, and lets requests use the proxy of the environment, as wrangler
 * does. The scripts of package.json run it first. It is JavaScript, because old versions of Node refuse TypeScript.
 */
import http from 'node:http'

if (!process.features.typescript) {
  console.error(`✗ This is Node ${process.version}, which is too old. Node 24 comes with \`npm ci\`, but by an install script, which
\`--ignore-scripts\` and other package managers leave out. Run the install script with \`npm rebuild node\`, or install Node 24.`)
  process.exit(1)
}

const { env } = process
const local = 'localhost,127.0.0.1,::1'
http.setGlobalProxyFromEnv?.({ ...env, no_proxy: env['no_proxy'] || env['NO_PROXY'] || local })
