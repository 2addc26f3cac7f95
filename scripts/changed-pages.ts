/**
 * Lists the pages that differ between a built clone and this one, as Markdown for a pull request:
 * `npx node scripts/changed-pages.ts <folder of the clone> [<address of the preview>]`.
 */
import { builtSite } from '../build/built-site.ts'
import { markdownTable } from './markdown-table.ts'
import { exitWith } from './run.ts'

/** The pages of a built site. */
export interface Site {
  paths: readonly string[]
  html: (path: string, environment: 'preview') => Promise<string>
}

/** Styles and scripts, which all pages share. They are compared apart, so that a change of them does not list all pages. */
const shared = /<style[\s\S]*?<\/style>|\/assets\/[\w.-]+\.(?:css|js)\b/g

/** Compares the HTML of both sites. An image or font that changes also changes its URL, which contains a hash. */
export async function compare(base: Site, head: Site) {
  const added = head.paths.filter((path) => !base.paths.includes(path))
  const gone = base.paths.filter((path) => !head.paths.includes(path))
  const changed: string[] = []
  let isSharedChanged = false
  for (const path of head.paths.filter((each) => !added.includes(each))) {
    const [before, after] = [await base.html(path, 'preview'), await head.html(path, 'preview')]
    if (before.replace(shared, '') !== after.replace(shared, '')) changed.push(path)
    if (before.match(shared)?.join() !== after.match(shared)?.join()) isSharedChanged = true
  }
  return { added, changed, gone, isSharedChanged }
}

if (import.meta.main) {
  const [folder, preview] = process.argv.slice(2)
  if (!folder)
    exitWith('Usage: node scripts/changed-pages.ts <folder of the clone> [<address of the preview>]')
  const { added, changed, gone, isSharedChanged } = await compare(await builtSite(folder), await builtSite())
  const link = (path: string) => (preview ? `[${path}](${preview}${path})` : path)
  const rows = [
    ...added.map((path) => [link(path), 'new']),
    ...changed.map((path) => [link(path), 'changed']),
    ...gone.map((path) => [path, 'gone']),
  ]
  // A long list is collapsed at first.
  const start = `<details${rows.length > 12 ? '' : ' open'}><summary>Pages that change: ${rows.length}</summary>`
  const table = `${start}\n\n${markdownTable([['page', ''], ...rows])}\n\n</details>\n`
  console.log(rows.length > 0 ? table : 'The HTML of no page changes.\n')
  if (isSharedChanged) console.log('Styles or scripts that all pages share change.')
}
