import { readFileSync } from 'node:fs'
import { type Change, changed } from './changed.ts'
import { eachText, free, titles } from './texts.ts'

/** Lists whose length is part of their type, because a drawing or a card shows as many, rows of tables, and drawings. */
const fixed =
  /\.(actions|price|results|capabilities|resultFigures|examples|images|models|logo|phases|partner|providers|invest|head|rows\.\d+|card\.features|papers)$|^project-drawings\.|^process\.processPage\.(steps|methods|matchRun\.steps)$|^services\/.*\.(process|solutions|stories)$|^industries\/.*\.(solutions|items)$/

const isList = (value: unknown, place: string): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && !fixed.test(place)

/** A copy of an item with other texts, numbers and anchors. */
export function another(item: unknown, number: number, place: string): unknown {
  const numbered = eachText((text, room) => `${text.slice(0, room < free ? room - 3 : free)} ${number}`)
  return changed(item, place, (value, at) => {
    if (titles.has(value) && !at.endsWith('.title')) return value
    if (/\.(headquarters|stepNumber)$/.test(at)) return at.endsWith('r') && number
    return at.endsWith('.id') ? `${value}-${number}` : numbered(value, at)
  })
}

/** Lists that may be empty, because what shows them is left out then. */
const mayBeEmpty =
  /^company\.(clients|testimonials|team|company\.social)$|^about\.about\.(values|engineers\.items)$|^contact\.contact\.faqs$|^home\.home\.(about\.facts|stack\.groups)$/

/** One item, or none where a list may be empty. */
export const shortLists: Change = (value, place) => {
  if (!isList(value, place)) return value
  return value.slice(0, mayBeEmpty.test(place) ? 0 : 1)
}

/** Sixty items. Of lists in a list, only those in its first item have as many, because others would take minutes. */
export const longLists: Change = (value, place) => {
  if (!isList(value, place) || /\.[1-9]/.test(place)) return value
  const { length } = value
  return Array.from(
    { length: 60 },
    (_, index) => value[index] ?? another(value[index % length], index + 1, place),
  )
}

/** The names of the fields that a type of the schema allows to leave out. */
const schema = readFileSync('src/content/schema.ts', 'utf8')
const optional = new Set([...schema.matchAll(/^ +(\w+)\?: /gm)].map(([, name]) => name))

/** Exports, and fields of such a name that another type requires. */
const required =
  /^[^.]+(\.\w+)?$|^(strings|price|about\.about\.story$)|\.(models|team|roles|candidates|specimen)\.|\.(id|slug|hero\.picture|rules)$|(?<!([hH]eading|intro))\.text$|(?<!rules\.items\.\d+)\.icon$/

export const withoutOptional: Change = (value, place) =>
  optional.has(place.replace(/^.*\./, '')) && !required.test(place) ? undefined : value
