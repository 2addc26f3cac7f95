/**
 * Adds a page: `npm run new -- service "Data Engineering"`. Without arguments, it asks for kind and title.
 *
 * It writes a file of content in which every text is a sample, and adds the page to the list of its kind. The site
 * builds at once; `npm run check:launch` lists what is still to be written. The first article also adds the page that
 * lists articles.
 */
import { createInterface } from 'node:readline/promises'
import { addPage, kinds } from './new/add-page.ts'
import { exitWith, run } from './run.ts'

const args = process.argv.slice(2)
if (args.length === 0) {
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${Object.keys(kinds).join(', ')}\nWhich of these, and its title? `)
  args.push(...answer.trim().split(' '))
}
const [kind = '', ...words] = args
try {
  const { path, files } = addPage(kind, words.join(' '))
  await run('biome', ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...files])
  console.log(`\n${path}\n\n  ${files.join('\n  ')}\n`)
  console.log('npm run dev shows the page; npm run check:launch lists what to write.')
} catch (error) {
  exitWith((error as Error).message)
}
