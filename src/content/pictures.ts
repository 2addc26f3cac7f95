import { type Drawing, drawings as siteDrawings } from './drawings.ts'
import type { PictureName } from './picture-names.ts'

interface Pictured {
  title: string
  industry: string
  category: string
  pictureVariant?: string
  image?: PictureName
}

/** The drawing of a project that matches no keyword. */
const fallback = 'erp'

/** Whether the text contains the keyword as whole words: 'available' does not contain 'lab'. */
function hasWords(text: string, keyword: string): boolean {
  return ` ${text} `.includes(` ${keyword} `)
}

/**
 * The name of the first drawing with a keyword that the project's category contains, or else its title, or else its
 * industry. The category is first because it is the most specific. The specification of this site asks for pictures by
 * keyword. `test/acceptance/specification.ts` has the drawing of each project.
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
 * The name of a project's picture: its `image`, or else the drawing chosen by keywords, with its `pictureVariant`. There
 * may be no picture of this name.
 */
export function pictureNameOf(project: Pictured, drawings = siteDrawings): string {
  if (project.image) return project.image
  const file = chosenBy(project, drawings)
  return project.pictureVariant ? `${file}-${project.pictureVariant}` : file
}

/**
 * The picture of a project. If the picture that the project names is missing, which a rule reports, it is the drawing
 * chosen by keywords.
 * @throws {Error} if both are missing.
 */
export function projectPicture(project: Pictured, drawings = siteDrawings): Drawing {
  const names = [pictureNameOf(project, drawings), chosenBy(project, drawings)]
  const [picture] = names.flatMap((name) => drawings.filter(({ file }) => file === name))
  if (!picture) throw new Error(`There is no drawing ${names[0]} in src/content/drawings.ts`)
  return picture
}
