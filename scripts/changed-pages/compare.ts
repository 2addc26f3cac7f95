/** A built site that can be asked for its pages. */
export interface Site {
  paths: readonly string[]
  html: (path: string) => Promise<string>
}

export interface Changes {
  added: string[]
  removed: string[]
  changed: string[]
  /** What all pages share and would otherwise make each of them a changed one. */
  shared: ('stylesheet' | 'script')[]
}

interface Parts {
  styles: string
  scripts: string
  /** The page without both. Pictures and fonts keep the hash of what is in them. */
  page: string
}

function partsOf(html: string): Parts {
  const styles = html.match(/<style[\s\S]*?<\/style>/g) ?? []
  const scripts = html.match(/\/assets\/[\w.-]+\.js\b/g) ?? []
  return {
    styles: styles.join(''),
    scripts: scripts.join(''),
    page: [...styles, ...scripts].reduce((page, part) => page.replaceAll(part, ''), html),
  }
}

/** The pages that a visitor could find different, by comparing what both sites answer. */
export async function compare(base: Site, head: Site): Promise<Changes> {
  const changes: Changes = {
    added: head.paths.filter((path) => !base.paths.includes(path)),
    removed: base.paths.filter((path) => !head.paths.includes(path)),
    changed: [],
    shared: [],
  }
  const shared = new Set<Changes['shared'][number]>()
  for (const path of head.paths.filter((each) => base.paths.includes(each))) {
    const [before, after] = [partsOf(await base.html(path)), partsOf(await head.html(path))]
    if (before.page !== after.page) changes.changed.push(path)
    if (before.styles !== after.styles) shared.add('stylesheet')
    if (before.scripts !== after.scripts) shared.add('script')
  }
  changes.shared = [...shared]
  return changes
}
