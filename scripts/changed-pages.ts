/**
 * Says in Markdown which pages differ between a built clone and this one, for a pull request:
 * `npx node scripts/changed-pages.ts <folder of the clone> [<address of the preview>]`.
 */
import { markdownTable } from 'markdown-table'
import { builtSite } from '../build/built-site.ts'
import { refuse } from './run.ts'

/** A built site that can be asked for its pages. */
export interface Site {
  paths: readonly string[]
  html: (path: string, environment: 'preview') => Promise<string>
}

/** Stylesheets and scripts, which all pages share: a change of one would make each of them a changed page. */
const shared = /<style[\s\S]*?<\/style>|\/assets\/[\w.-]+\.(?:css|js)\b/g

/** The pages that a visitor could find different, by comparing what both sites answer. */
export async function compare(base: Site, head: Site) {
  const added = head.paths.filter((path) => !base.paths.includes(path))
  const gone = base.paths.filter((path) => !head.paths.includes(path))
  const changed: string[] = []
  let isSharedChanged = false
  for (const path of head.paths.filter((each) => !added.includes(each))) {
    const [before, after] = [await base.html(path, 'preview'), await head.html(path, 'preview')]
    // Pictures and fonts keep the hash of what is in them.
    if (before.replace(shared, '') !== after.replace(shared, '')) changed.push(path)
    if (before.match(shared)?.join() !== after.match(shared)?.join()) isSharedChanged = true
  }
  return { added, changed, gone, isSharedChanged }
}

if (import.meta.main) {
  const [folder, address] = process.argv.slice(2)
  if (!folder) refuse('Say where the clone is to compare with')
  const { added, changed, gone, isSharedChanged } = await compare(await builtSite(folder), await builtSite())
  const link = (path: string) => (address ? `[${path}](${address}${path})` : path)
  const rows = [
    ...added.map((path) => [link(path), 'new']),
    ...changed.map((path) => [link(path), 'changed']),
    ...gone.map((path) => [path, 'gone']),
  ]
  // A long list starts folded.
  const start = `<details${rows.length > 12 ? '' : ' open'}><summary>Pages that change: ${rows.length}</summary>`
  const table = `${start}\n\n${markdownTable([['page', ''], ...rows])}\n\n</details>\n`
  console.log(rows.length > 0 ? table : 'No page’s own markup changes.\n')
  if (isSharedChanged) console.log('Styles or scripts that all pages share change.')
}
