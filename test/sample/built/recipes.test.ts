import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { it, onTestFinished } from 'vitest'
import { type Copy, startCopy } from '../../node/copy.ts'
import { photograph } from '../../node/photograph.ts'

// These tests copy this site, and follow every recipe of `docs/recipes.md` and `docs/another-company.md` in the copy, word for
// word. Then they run `npm run check` there, and open the pages that the recipes changed in a browser.

const documents = await Promise.all(
  ['recipes', 'another-company'].map((name) => readFile(`docs/${name}.md`, 'utf8')),
)

/** What a document says in this form. */
function told(form: RegExp): string {
  const [, words] = form.exec(documents.join('\n')) ?? []
  if (!words) throw new Error(`No document has ${form}`)
  return words
}

/** For each recipe, a function that applies it to a copy of the site. The order matters: all are applied to one copy. */
type Recipes = Record<string, (copy: Copy) => Promise<unknown>>

/** Adds what follows the text of a recipe: hosts, imports, and code as the last part of a page or before the script of the site. */
function thirdParty(name: string): (copy: Copy) => Promise<void> {
  const [, text = '', file = '', hosts = '', imports = '', code = ''] =
    new RegExp(
      `\\*\\*${name}[^]*?\\*\\*([^]*?)\`\`\`tsx\\n// (\\S+): (.*)\\n((?:import .*\\n)*)([^]*?)\`\`\``,
    ).exec(documents.join('')) ?? []
  return async ({ edit }) => {
    const [, page = ''] = /`(src\/[\w/-]+\.tsx)`/.exec(text) ?? []
    const [, texts] = /`(\w+: \{.*\},)`/.exec(text) ?? []
    const [, type] = /`(\w+: \{.*string \})`/.exec(text) ?? []
    if (texts)
      await edit('src/content/contact.ts', (source) => source.replace(/const contact: .*/, `$&\n  ${texts}`))
    if (type)
      await edit('src/content/schema.ts', (source) => source.replace(/interface Contact .*/, `$&\n  ${type}`))
    const place = /\n( {4}<\/>\n {2}\)\n\}\n|\s+\{\/\* `async`)/
    await edit(page, (source) => imports + source.replace(place, `\n${code}$&`))
    for (const [list, field] of hosts.matchAll(/(\w+): \[.*?\]/g))
      await edit(file, (source) => source.replace(`${field}: []`, list))
  }
}

const newPage = (kind: string, title: string) => (copy: Copy) =>
  copy.succeed(...told(new RegExp(`\`(npm run new -- ${kind}) "Title"\``)).split(' '), title)

const additions: Recipes = {
  'a contact form': thirdParty('A contact form'),
  'a map': thirdParty('A map'),
  analytics: thirdParty('Analytics'),
  'an article': newPage('article', 'Why we write'),
  'a case study': newPage('case-study', 'Ålesund brønnbåt-plan'),

  async 'a page in Norwegian'(copy) {
    await copy.succeed('npm', 'run', 'new', '--', 'plain-page', 'Om oss')
    await copy.edit('src/content/plain/om-oss.ts', (source) => source.replace('label:', `lang: 'nb',\n$&`))
  },

  async 'a photograph for the drawing of a case study'(copy) {
    await photograph(1600, 1200, 60).jpeg().toFile(join(copy.folder, 'client/pictures/site-visit.jpg'))
    await copy.edit('src/content/case-studies/facilitymax-pro.ts', (source) =>
      source.replace('accent:', `image: 'site-visit',\n$&`),
    )
    await copy.edit('src/content/project-drawings.ts', (source) =>
      source.replace(/\n\]/, `\n{ file: 'site-visit', alt: 'Two people in a plant room' },$&`),
    )
  },

  async 'a typeface for headings'(copy) {
    const [entry, name] = [told(/`(bitter: .*\},)`/), 'bitter']
    // The letters of another package, because tests install none.
    const other = dirname(import.meta.resolve('@fontsource-variable/martian-mono/package.json')).slice(7)
    const files = join(copy.folder, `node_modules/@fontsource-variable/${name}/files`)
    await mkdir(files, { recursive: true })
    for (const file of await readdir(join(other, 'files')))
      await cp(join(other, 'files', file), join(files, file.replace('martian-mono', name)))
    await copy.edit('build/typefaces.ts', (source) => source.replace(/(?=\}\n$)/, `${entry}\n`))
    await copy.succeed('npm', 'run', 'fonts')
    await copy.edit('client/styles/tokens.css', (source) =>
      source.replace(/--heading: .*;/, `${told(/`(--heading: var\(--serif\))`/)};`),
    )
  },
}

/** The source without a property and its value, on as many lines as the formatter gives them. */
const without = (source: string, name: string) =>
  source
    .replaceAll(new RegExp(`^( *)${name}:.*\\n(\\1 .*\\n|\\1[\\])}].*\\n)*`, 'gm'), '')
    .replaceAll(new RegExp(`^sample\\(\\w+\\.${name}\\)\\n`, 'gm'), '')

async function contentOf(copy: Copy): Promise<string[]> {
  const names = await readdir(join(copy.folder, 'src/content'), { recursive: true })
  return names
    .filter((name) => name.endsWith('.ts') && name !== 'schema.ts')
    .map((name) => `src/content/${name}`)
}

/** Deletes what stands in the list of a kind, its file, its sections, and every line that names only its address. */
function deletion(kind: 'services' | 'industries', name: string): (copy: Copy) => Promise<void> {
  const address = `/${kind}/${name}`
  return async (copy) => {
    const list = `src/content/${kind}.ts`
    const [, imported] = new RegExp(`'${address}': (\\w+),`).exec(await copy.read(list)) ?? []
    await copy.edit(list, (source) => source.replaceAll(new RegExp(`.*\\b${imported}\\b.*\\n`, 'g'), ''))
    await rm(join(copy.folder, `src/content/${kind}/${name}.ts`))
    const sections = `src/pages/${kind}/sections.tsx`
    await copy.edit(sections, (source) => without(source, `'${address}'`))
    const line = new RegExp(`^ *(\\w+: )?'${address}',\\n`, 'gm')
    const item = new RegExp(`^( *)\\{\\n(\\1 .*\\n)*?\\1 +path: '${address}',\\n(\\1 .*\\n)*\\1\\},\\n`, 'gm')
    for (const file of await contentOf(copy)) {
      const source = await copy.read(file)
      const changed = source.replaceAll(item, '').replaceAll(line, '')
      if (changed !== source) await copy.edit(file, () => changed)
    }
  }
}

const removals: Recipes = {
  'a service': deletion('services', 'cloud-devops'),
  'an industry': deletion('industries', 'real-estate'),

  async 'the words of the loom'(copy) {
    for (const file of await contentOf(copy)) {
      const source = await copy.read(file)
      const changed = without(without(source, 'weave'), 'matchRun')
        .replace(/^ *\[\n *`\$\{price\.matchRun\}.*\n *\],\n/m, '')
        .replace(/\.\.\.\(strings\.matchRun .*/, '')
      if (changed !== source) await copy.edit(file, () => changed)
    }
  },

  async 'lines and patterns'(copy) {
    const none = told(/`(--loom: none;)`/)
    await copy.edit('client/styles/tokens.css', (source) => source.replace(':root {', `$&\n${none}`))
    await copy.edit(told(/`\{\}` into `([^`]+)`/), () => '{}\n')
  },

  async 'the drawing of the home page'(copy) {
    const pictures = (name: string) => join(copy.folder, 'client/pictures', name)
    for (const name of ['hero-loom', 'hero-loom-tall']) {
      await rm(pictures(`${name}.svg`))
      await photograph(1600, 1200, 60)
        .jpeg()
        .toFile(pictures(`${name.replace('loom', 'office')}.jpg`))
    }
    await copy.edit('src/content/home.ts', (source) => source.replaceAll('hero-loom', 'hero-office'))
  },
}

it.each([
  [
    'additions',
    additions,
    '/contact|/om-oss|/articles(/why-we-write)?|/case-studies/(alesund-bronnbat-plan|facilitymax-pro)',
  ],
  ['removals', removals, '/|/services|/industries|/process'],
])('the tests accept a site after all recipes for %s', async (_, recipes, pages) => {
  const copy = await startCopy()
  onTestFinished(copy.remove)
  await copy.succeed('git', 'init', '-q')
  await rm(join(copy.folder, told(/the folder `(test\/sample)`/)), { recursive: true })
  for (const apply of Object.values(recipes)) await apply(copy)
  await copy.succeed('node', 'build/picture-names.ts')
  await copy.succeed('biome', 'check', '--write', '--unsafe')
  await copy.succeed('npm', 'run', 'unused', '--', '--delete')
  await copy.succeed('npm', 'run', 'check')
  const config = '--config=test/browser/playwright.config.ts'
  await copy.succeed('playwright', 'test', config, '--project=chromium', '-g', ` (${pages}) is whole`)
})
