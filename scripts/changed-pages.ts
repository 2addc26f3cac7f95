/**
 * Says in Markdown which pages differ between a built clone and this one, for a pull request:
 * `npx node scripts/changed-pages.ts <folder of the clone> [<address of the preview>]`.
 */
import { builtSite } from '../build/built-site.ts'
import { compare } from './changed-pages/compare.ts'

const [folder, address = ''] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the clone is to compare with: npx node scripts/changed-pages.ts ../base')
  process.exit(2)
}

/** A list of pages; a long one starts folded. */
function list(title: string, paths: string[], origin: string): void {
  if (paths.length === 0) return
  const text = paths.map((path) => (origin ? `- [${path}](${origin}${path})` : `- ${path}`)).join('\n')
  const folded = `<details><summary>${title}: ${paths.length}</summary>\n\n${text}\n\n</details>\n`
  console.log(paths.length > 12 ? folded : `${title}:\n\n${text}\n`)
}

const { added, removed, changed, shared } = await compare(await builtSite(folder), await builtSite())
list('New pages', added, address)
list('Changed pages', changed, address)
list('Pages that are gone', removed, '')
if (added.length + changed.length + removed.length === 0) console.log('No page’s own markup changes.\n')
for (const part of shared) console.log(`The ${part} that all pages share changes.`)
