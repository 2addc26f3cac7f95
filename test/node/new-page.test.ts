import { expect, it, onTestFinished } from 'vitest'
import { addPage, kinds } from '../../scripts/new/add-page.ts'
import { startCopy } from './copy.ts'
import { run } from './run.ts'

it('npm run new asks for kind and title', async () => {
  const { output } = await run('.', ['sh', '-c', 'echo blog First post | node scripts/new.ts'])
  expect(output).toMatch(/its title\? “blog” is none of: case-study, service/s)
})

it.each([
  ['legal-page', 'About', '/about'],
  ['plain-page', '!?', 'letters or digits'],
  ['plain-page', 'Index', '/index.md'],
  ['plain-page', 'Home', '/social/home.png'],
  ['case-study', 'All', 'src/content/case-studies/all.ts'],
  ['article', 'Articles', 'src/content/plain/articles.ts'],
])('npm run new refuses the %s “%s” in one sentence', (kind, title, reason) => {
  expect(() => addPage(kind, title)).toThrow(reason)
})

it('new pages of each kind compile, break no rule, and are samples', async () => {
  const copy = await startCopy()
  onTestFinished(copy.remove)
  for (const title of ['Aardvark tracking', 'Ålesund brønnbåt-plan', 'Żółte łodzie']) {
    const pages = Object.keys(kinds).map((kind) => [kind, `${title} ${kind}`])
    const script = `import { addPage } from './scripts/new/add-page.ts'
      for (const [kind, title] of ${JSON.stringify(pages)}) addPage(kind, title)`
    await copy.succeed('node', '--input-type=module', '--eval', script)
  }
  await copy.succeed('tsc', '-b')
  const vitest = ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', 'worker']
  await copy.succeed(...vitest, 'test/validation/content', 'test/validation/pages', 'samples.test')
})
