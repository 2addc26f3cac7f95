/**
 * Says in Markdown which pages differ between a built clone and this one, for a pull request:
 * `npx node scripts/changed-pages.ts <folder of the clone> [<address of the preview>]`.
 */
import { builtSite } from '../build/built-site.ts'

/** A built site that can be asked for its pages. */
export interface Site {
  paths: readonly string[]
  html: (path: string, environment: 'preview') => Promise<string>
}

/** Stylesheets and scripts, which all pages share: a change of one would make each of them a changed page. */
const shared = /<style[\s\S]*?<\/style>|\/assets\/[\w.-]+\.(?:css|js)\b/g

/** The pages that a visitor could find different, by comparing what both sites answer. */
export async function compare(base: Site, head: Site) {
  const changed: string[] = []
  let isSharedChanged = false
  for (const path of head.paths.filter((each) => base.paths.includes(each))) {
    const [before, after] = [await base.html(path, 'preview'), await head.html(path, 'preview')]
    // Pictures and fonts keep the hash of what is in them.
    if (before.replace(shared, '') !== after.replace(shared, '')) changed.push(path)
    if (before.match(shared)?.join() !== after.match(shared)?.join()) isSharedChanged = true
  }
  return {
    added: head.paths.filter((path) => !base.paths.includes(path)),
    removed: base.paths.filter((path) => !head.paths.includes(path)),
    changed,
    isSharedChanged,
  }
}

/** A list of pages; a long one starts folded. */
function list(title: string, paths: string[], origin: string): void {
  if (paths.length === 0) return
  const lines = paths.map((path) => (origin ? `- [${path}](${origin}${path})` : `- ${path}`)).join('\n')
  const start = paths.length > 12 ? '<details>' : '<details open>'
  console.log(`${start}<summary>${title}: ${paths.length}</summary>\n\n${lines}\n\n</details>\n`)
}

if (import.meta.main) {
  const [folder, address = ''] = process.argv.slice(2)
  if (!folder) throw new Error('Say where the clone is to compare with')
  const { added, removed, changed, isSharedChanged } = await compare(
    await builtSite(folder),
    await builtSite(),
  )
  list('New pages', added, address)
  list('Changed pages', changed, address)
  list('Pages that are gone', removed, '')
  if (added.length + changed.length + removed.length === 0) console.log('No page’s own markup changes.\n')
  if (isSharedChanged) console.log('Styles or scripts that all pages share change.')
}
