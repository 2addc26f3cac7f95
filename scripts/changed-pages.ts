/**
 * Says in Markdown which pages differ between a built clone and this one, for a pull request:
 * `npm run changed-pages -- <folder of the clone> [<address of the preview>]`.
 */
import { builtSite } from './changed-pages/built-site.ts'
import { compare } from './changed-pages/compare.ts'

const [folder, address = ''] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the clone is to compare with: npm run changed-pages -- ../base')
  process.exit(2)
}

const head = await builtSite('.')
const { added, removed, changed, shared } = await compare(await builtSite(folder), head)

function list(title: string, paths: string[], link: boolean): void {
  if (paths.length === 0) return
  const lines = paths.map((path) => (link && address ? `- [${path}](${address}${path})` : `- ${path}`))
  const text = lines.join('\n')
  // Long lists start folded.
  console.log(
    paths.length > 12
      ? `<details><summary>${title}: ${paths.length}</summary>\n\n${text}\n\n</details>\n`
      : `${title}:\n\n${text}\n`,
  )
}

list('New pages', added, true)
list('Changed pages', changed, true)
list('Pages that are gone', removed, false)
if (added.length + changed.length + removed.length === 0) console.log('No page’s own markup changes.\n')
for (const part of shared) console.log(`The ${part} that all pages share changes.`)
