import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Exports } from './site.ts'

/**
 * Writes exports of content into `src/content` of a copy of the site. Objects that several files share stay the same object,
 * and functions are those of this site, whose content moves to `src/original`.
 */
export function writeContent(folder: string, content: Record<string, Exports>): void {
  cpSync(join(folder, 'src/content'), join(folder, 'src/original'), { recursive: true })
  const lines: string[] = []
  const known = new Map<unknown, string>()
  function expression(value: unknown, place: string): string {
    if (typeof value === 'function') return place
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
    const parts = Object.entries(value).map(
      ([key, part]) => `${JSON.stringify(key)}: ${expression(part, `${place}[${JSON.stringify(key)}]`)}`,
    )
    const text = Array.isArray(value) ? `Object.values({ ${parts} })` : `{ ${parts} }`
    const name = known.get(value) ?? `part${known.size}`
    if (!known.has(value)) lines.push(`const ${name}: any = ${text}`)
    known.set(value, name)
    return name
  }
  for (const [index, [name, exports]] of Object.entries(content).entries()) {
    lines.unshift(`import * as original${index} from './original/${name}.ts'`)
    lines.push(`export const file${index}: any = ${expression(exports, `original${index}`)}`)
    const up = '../'.repeat(name.split('/').length)
    const source = `import { file${index} } from '${up}company.ts'\nexport const { ${Object.keys(exports)} } = file${index}\n`
    writeFileSync(join(folder, `src/content/${name}.ts`), source)
  }
  writeFileSync(join(folder, 'src/company.ts'), lines.join('\n'))
}
