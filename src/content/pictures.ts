import { type Drawing, drawings as siteDrawings } from './drawings.ts'
import type { PictureName } from './drawn.ts'

interface Pictured {
  title: string
  industry: string
  category: string
  pictureVariant?: string
  image?: PictureName
}

/** For a project of which no drawing has a word. */
const fallback = 'erp'

/** Whether the keyword stands in the text as whole words: 'lab' is not in 'available'. */
function hasWords(text: string, keyword: string): boolean {
  return ` ${text} `.includes(` ${keyword} `)
}

/**
 * The name of the drawing that a project's words choose: the first that has one of its category, else of its title,
 * else of its industry. The category is asked first because it is the narrowest of the three.
 */
function chosenBy({ title, industry, category }: Pictured, drawings: readonly Drawing[]): string {
  for (const source of [category, title, industry]) {
    const text = source.toLowerCase()
    const drawing = drawings.find(({ keywords }) => keywords?.some((keyword) => hasWords(text, keyword)))
    if (drawing) return drawing.file
  }
  return fallback
}

/**
 * The name of a project's picture, there or not: the one it names, or the variant of the one of its words that it asks for.
 * @param drawings the drawings to choose from
 */
export function pictureNameOf(project: Pictured, drawings = siteDrawings): string {
  if (project.image) return project.image
  const file = chosenBy(project, drawings)
  return project.pictureVariant ? `${file}-${project.pictureVariant}` : file
}

/**
 * The picture of a project; that of its words where the one asked for is not there, which is a violation of a law.
 * @param drawings those that there are
 * @throws {Error} when they have neither.
 */
export function projectPicture(project: Pictured, drawings = siteDrawings): Drawing {
  const names = [pictureNameOf(project, drawings), chosenBy(project, drawings)]
  const [picture] = names.flatMap((name) => drawings.filter(({ file }) => file === name))
  if (!picture) throw new Error(`There is no drawing ${names[0]} in src/content/drawings.ts`)
  return picture
}
