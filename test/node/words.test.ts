import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')

interface Node {
  type: string
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** Attributes whose text is seen or heard. */
const spoken = /^(alt|title|label|heading|text|badge|placeholder|aria-(label|valuetext|roledescription))$/

/** A word: two letters or more. */
const word = /\p{Letter}{2}/u

/** Text that starts like a sentence or a label of several words: not a class, an address or a key. */
const sentence = /^\p{Lu}[\p{Letter}’]* \p{Letter}/u

/** The texts of literals in an expression, but not in the elements inside it. */
function literals(node: Node): string[] {
  if (node.type.startsWith('JSXElement') || node.type === 'JSXFragment') return []
  if (node.type === 'Literal') return [String(node['value'])]
  if (node.type === 'TemplateElement') return [String(Object(node['value'])['raw'])]
  return childrenOf(node).flatMap(literals)
}

/** What a file of markup says by itself, in the order in which it stands. */
function saidIn(node: Node): string[] {
  // What an engineer reads.
  if (node.type === 'NewExpression' && Object(node['callee'])['name'] === 'Error') return []
  // Compared with something, not shown.
  if (node.type === 'BinaryExpression' && node['operator'] === '===') return []
  if (node.type === 'Property' && isNode(node['value'])) return saidIn(node['value'])
  const inside = childrenOf(node).flatMap(saidIn)
  if (node.type === 'JSXText') return matching(word, [String(node['value'])])
  if (node.type === 'JSXAttribute' && spoken.test(String(Object(node['name'])['name']))) {
    return matching(word, literals(node))
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const direct = childrenOf(node).filter(({ type }) => type === 'JSXExpressionContainer')
    return [...matching(word, direct.flatMap(shownLiterals)), ...inside]
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') return matching(sentence, [node['value']])
  return inside
}

/** Literals that an expression may come out as: not the arguments and keys in it. */
function shownLiterals(node: Node): string[] {
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return literals(node)
  const through = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression']
  if (!through.includes(node.type)) return []
  return childrenOf(node)
    .filter((child) => child !== node['test'])
    .flatMap(shownLiterals)
}

function matching(pattern: RegExp, texts: string[]): string[] {
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => pattern.test(text))
}

function saidBy(source: string): string[] {
  const { program } = parseSync('file.tsx', source)
  return isNode(program) ? [...new Set(saidIn(program))] : []
}

it('all that the site says stands in src/content, and none of it in markup', () => {
  const files = globSync(['src/**/*.tsx', 'client/**/*.tsx'], { cwd: repository })
  expect(files.length).toBeGreaterThan(50)
  const said = files.flatMap((file) =>
    saidBy(readFileSync(join(repository, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(said, 'move these words to src/content, and hand them over as props').toEqual([])
})

it.each([
  ['text', '<p>Hours</p>', 'Hours'],
  ['text in a template', '<p>{`some projects`}</p>', 'some projects'],
  ['one of two texts', "<p>{home ? 'Back home' : label}</p>", 'Back home'],
  ['a text for who cannot see', '<img alt="A loom" />', 'A loom'],
  ['a name with more before it', '<nav aria-label={step + ` of five`} />', 'of five'],
  ['a label in an object', "<Closing actions={[{ label: 'See Our Work' }]} />", 'See Our Work'],
])('%s is found', (_, markup, text) => {
  expect(saidBy(`const element = ${markup}`)).toContain(text)
})

it.each([
  '<p className="mt-4 text-muted">{words.hours}</p>',
  '<Section ground="tint"><Icon name="arrow-right" /> · {index + 1}. {items.join(", ")}</Section>',
  "<p>{String(n).padStart(2, '0')}{throw_(new Error('There is no such page'))}</p>",
])('%s says nothing', (markup) => {
  expect(saidBy(`const element = ${markup}`)).toEqual([])
})
