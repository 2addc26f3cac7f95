import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startCopy } from './copy.ts'
import { run } from './run.ts'

const [schema, drawings, threads, icons] = [
  'src/content/schema.ts',
  'src/content/project-drawings.ts',
  'src/pages/case-study/threads.json',
  'client/pictures/icons.svg',
]

/** Files that nothing uses. The page is the only one that names the other ferry. */
const files = {
  'src/pages/old-tug.tsx': `import type { OldTug } from '../content/schema.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './old-tug.module.css'

export const OldTugPage = ({ alt }: OldTug) => <Picture name="old-ferry" alt={alt} className={styles.tug} />
`,
  'src/pages/old-tug.module.css': '.tug { color: red }\n',
  'src/content/case-studies/old-tug.ts': 'export const oldTug = {}\n',
  'client/pictures/old-tug.svg': '',
  'client/pictures/old-tug-dark.jpg': '',
  'client/pictures/old-ferry.png': '',
  'client/fonts/old-serif.woff2': '',
}

it('npm run unused names and deletes what nothing uses, and nothing else', async () => {
  const copy = await startCopy()
  onTestFinished(copy.remove)
  const state = async () => ({
    files: (
      await Promise.all(
        ['src', 'client'].map((each) => readdir(join(copy.folder, each), { recursive: true })),
      )
    ).flat(),
    contents: await Promise.all([schema, drawings, threads, icons].map(copy.read)),
  })
  const before = await state()
  await copy.edit(
    schema,
    (source) => `${source}\n/** A tug. */\nexport interface OldTug {\n  alt: string\n}\n`,
  )
  await copy.edit(drawings, (source) =>
    source.replace(/ {2}\{/, "  { file: 'old-tug', alt: 'A tug', views: { card: [0, 0, 1, 1] } },\n$&"),
  )
  await copy.edit(threads, (source) =>
    source.replace('{', '{\n  "old-tug": { "top": 300, "color": "blue" },'),
  )
  await copy.edit(icons, (source) => source.replace('<symbol', '<symbol id="old-icon">\n<path/></symbol>$&'))
  for (const [file, text] of Object.entries(files)) await writeFile(join(copy.folder, file), text)
  await copy.succeed('node', 'build/picture-names.ts')

  const { code, output } = await run(copy.folder, ['npm', 'run', 'unused'])
  expect(code).toBe(1)
  const names = [`${schema} OldTug`, `${drawings} old-tug`, `${icons} old-icon`]
  const sources = Object.keys(files).filter((file) => !file.startsWith('client/pictures'))
  const listed = [...sources, ...names, 'client/pictures old-tug', 'client/pictures old-ferry']
  expect(
    output
      .split('\n')
      .filter((line) => /old-|OldTug/.test(line))
      .sort(),
  ).toEqual(listed.sort())
  await copy.succeed('npm', 'run', 'unused', '--', '--delete')
  expect(await state()).toEqual(before)
  expect(await readFile(join(copy.folder, 'src/content/picture-names.ts'), 'utf8')).not.toMatch(/'old-/)
})
