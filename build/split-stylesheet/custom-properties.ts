import type { Declaration, Root, Rule } from 'postcss'

const isCustom = ({ prop }: Declaration): boolean => prop.startsWith('--')
const asked = (text: string): string[] => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? []

/**
 * Names of the custom properties that a stylesheet and its documents use, also by way of others. Pictures for which
 * every use has a fallback are not among them: a browser reads each SVG as a document of its own before it paints.
 */
export function wantedBy(sheet: Root, documents: readonly string[]): Set<string> {
  const wanted = new Set(documents.flatMap(asked))
  const custom: Declaration[] = []
  sheet.walkDecls((each) => {
    if (isCustom(each)) custom.push(each)
    else for (const name of asked(each.value)) wanted.add(name)
  })
  for (const name of wanted) {
    for (const { prop, value } of custom) {
      // A set is walked to its end, also when it grows.
      if (prop === name) for (const each of asked(value)) wanted.add(each)
    }
  }
  const uses = [sheet, ...documents].join()
  for (const { prop, value } of custom) {
    if (value.includes('url(') && !uses.includes(`var(${prop})`)) wanted.delete(prop)
  }
  return wanted
}

/** Gives the custom properties that are not wanted rules of their own, behind those they stand in. */
export function separate(sheet: Root, wanted: Set<string>): void {
  sheet.walkRules((rule) => {
    const others = rule.nodes.filter(
      (node) => node.type === 'decl' && isCustom(node) && !wanted.has(node.prop),
    )
    if (others.length === 0 || others.length === rule.nodes.length) return
    rule.after(rule.clone({ nodes: others.map((each) => each.clone()) }))
    for (const each of others) each.remove()
  })
}

/** Whether a rule does more than set custom properties that are not wanted. */
export function isWanted({ nodes }: Rule, wanted?: Set<string>): boolean {
  return !wanted || nodes.some((node) => node.type === 'decl' && (!isCustom(node) || wanted.has(node.prop)))
}
