/** What the build writes about the answers of a site, and how an answer is compared with it. */
import { hash } from 'node:crypto'

/** What an address answers. */
export interface Answer {
  status: number
  /** The headers that the site sets, by their names in small letters. It does not have those that are empty here. */
  headers: Record<string, string>
  /** The SHA-256 of the body. */
  body: string
  /** The checksums of all lines of the body, two characters each. Files have none. */
  lines?: string
}

/** The answers of a build by their paths: those of files, and those of the Worker in each environment. */
export type Answers = Record<'files' | 'production' | 'preview' | 'demo', Record<string, Answer>>

/** The address of the file that has them. */
export const answersPath = '/answers.json'

/** The name of a build: the beginning of the SHA-256 of that file. It is hexadecimal, because it tags the version. */
export const nameOf = (file: string | Buffer) => hash('sha256', file).slice(0, 12)

/** Pages have few line breaks, so a line begins with each tag. */
const linesOf = (body: string) => body.split(/(?=<)|\n/)

const checksumOf = (line: string) => hash('sha256', line, 'base64').slice(0, 2)

export const checksumsOf = (body: string) => linesOf(body).map(checksumOf).join('')

function firstDifference(body: string, checksums: string): string {
  const differs = (line: string, at: number) => checksumOf(line) !== checksums.slice(2 * at, 2 * at + 2)
  return linesOf(body).find(differs)?.trim() ?? 'nothing before its end'
}

/** Says what differs first: the status, a header or the body. It also names the first line of the body that differs. */
export function differenceOf({ status, headers, body, lines }: Answer, answer: Response, content: Buffer) {
  const found: Record<string, string> = {
    ...Object.fromEntries(answer.headers),
    status: `${answer.status}`,
    body: hash('sha256', content),
  }
  const wanted = Object.entries({ status: `${status}`, ...headers, body })
  const [name, expected] = wanted.find(([name, value]) => value !== (found[name] ?? '')) ?? []
  if (!name) return
  const line = lines && found['body'] !== body ? `, in \`${firstDifference(`${content}`, lines)}\`` : ''
  return `expected \`${name}: ${expected || 'none'}\`, found \`${name}: ${found[name] || 'none'}\`${line}`
}
