/** A built site that can be asked for its pages. */
export interface Site {
  paths: readonly string[]
  html: (path: string, environment: 'preview') => Promise<string>
}

/** What all pages share. A change of one would otherwise make each of them a changed page. */
const parts = {
  stylesheet: /<style[\s\S]*?<\/style>/g,
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
