import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startCopy } from './copy.ts'
import { run } from './run.ts'

/** What is added to files that are used. */
const additions = {
  'src/content/schema.ts': [/$/, '\nexport interface OldTug {\n  alt: string\n}\n'],
  'src/content/project-drawings.ts': [/(?= {2}\{)/, "  { file: 'old-tug', alt: 'A tug' },\n"],
  'src/pages/case-study/threads.json': [/(?<=\{)/, '\n  "old-tug": { "top": 300, "color": "blue" },'],
  'client/pictures/icons.svg': [/(?=<symbol)/, '<symbol id="old-icon">\n<path/></symbol>'],
} as const

/** Files that nothing uses. The page is the only one that names the other ferry. */
const files = {
  'src/pages/old-tug.tsx': `import type { OldTug } from '../content/schema.ts'
import { Picture } from '../ui/picture.tsx'

export const OldTugPage = ({ alt }: OldTug) => <Picture name="old-ferry" alt={alt} />
`,
  'src/content/case-studies/old-tug.ts': 'export const oldTug = {}\n',
  'client/pictures/old-tug.svg': '',
  'client/pictures/old-tug-dark.jpg': '',
  'client/pictures/old-ferry.png': '',
  'client/fonts/old-serif.woff2': '',
}

it('npm run unused names and deletes what nothing uses, and nothing else', async () => {
  const copy = await startCopy()
  onTestFinished(copy.remove)
  const state = async () => [
    ...(await readdir(join(copy.folder, 'src'), { recursive: true })),
    ...(await readdir(join(copy.folder, 'client'), { recursive: true })),
    ...(await Promise.all(Object.keys(additions).map(copy.read))),
  ]
  const before = await state()
  for (const [file, [place, text]] of Object.entries(additions))
    await copy.edit(file, (source) => source.replace(place, text))
  for (const [file, text] of Object.entries(files)) await writeFile(join(copy.folder, file), text)
  await copy.succeed('node', 'build/picture-names.ts')

  const { code, output } = await run(copy.folder, ['npm', 'run', 'unused'])
  expect(code).toBe(1)
  for (const name of ['OldTug', 'old-tug', 'old-icon', 'old-ferry', 'old-serif'])
    expect(output).toContain(name)
  await copy.succeed('npm', 'run', 'unused', '--', '--delete')
  expect(await state()).toEqual(before)
})
