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

/** What all pages share. A change of one would otherwise make each of them a changed page. */
const parts = {
  stylesheet: /<style[\s\S]*?<\/style>|\/assets\/[\w-]+\.css/g,
  script: /\/assets\/[\w.-]+\.js\b/g,
}

/** The pages that a visitor could find different, by comparing what both sites answer. */
export async function compare(base: Site, head: Site) {
  const changed: string[] = []
  const shared = new Set<string>()
  for (const path of head.paths.filter((each) => base.paths.includes(each))) {
    let [before, after] = [await base.html(path, 'preview'), await head.html(path, 'preview')]
    for (const [name, part] of Object.entries(parts)) {
      if (before.match(part)?.join() !== after.match(part)?.join()) shared.add(name)
      before = before.replace(part, '')
      after = after.replace(part, '')
    }
    // Pictures and fonts keep the hash of what is in them.
    if (before !== after) changed.push(path)
  }
  return {
    added: head.paths.filter((path) => !base.paths.includes(path)),
    removed: base.paths.filter((path) => !head.paths.includes(path)),
    changed,
    shared: [...shared],
  }
}

/** A list of pages; a long one starts folded. */
function list(title: string, paths: string[], origin: string): void {
  if (paths.length === 0) return
  const text = paths.map((path) => (origin ? `- [${path}](${origin}${path})` : `- ${path}`)).join('\n')
  const folded = `<details><summary>${title}: ${paths.length}</summary>\n\n${text}\n\n</details>\n`
  console.log(paths.length > 12 ? folded : `${title}:\n\n${text}\n`)
}

if (import.meta.main) {
  const [folder, address = ''] = process.argv.slice(2)
  if (!folder) {
    console.error('Say where the clone is to compare with: npx node scripts/changed-pages.ts ../base')
    process.exit(2)
  }
  const { added, removed, changed, shared } = await compare(await builtSite(folder), await builtSite())
  list('New pages', added, address)
  list('Changed pages', changed, address)
  list('Pages that are gone', removed, '')
  if (added.length + changed.length + removed.length === 0) console.log('No page’s own markup changes.\n')
  for (const part of shared) console.log(`The ${part} that all pages share changes.`)
}
