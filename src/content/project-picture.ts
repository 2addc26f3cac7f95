import type { PictureName } from './picture-names.ts'
import { type Drawing, otherViews, type ShownPicture, drawings as siteDrawings } from './project-drawings.ts'

interface Pictured {
  title: string
  industry: string
  category: string
  pictureVariant?: string
  image?: PictureName
}

/** Whether the text contains the keyword as whole words: 'available' does not contain 'lab'. */
function hasWords(text: string, keyword: string): boolean {
  return ` ${text} `.includes(` ${keyword} `)
}

/**
 * The first drawing with a keyword that the project's category contains, or else its title, or else its industry. The
 * category is first because it is the most specific. A project that matches no keyword has the first drawing of all. The
 * specification of this site asks for pictures by keyword. `test/sample/specification.ts` has the drawing of each project.
 */
function chosenBy(project: Pictured, drawings: readonly Drawing[]): Drawing | undefined {
  for (const source of [project.category, project.title, project.industry]) {
    const text = source.toLowerCase()
    const drawing = drawings.find(({ keywords }) => keywords?.some((keyword) => hasWords(text, keyword)))
    if (drawing) return drawing
  }
  return drawings[0]
}

/**
 * The name of a project's picture: its `image`, or else the drawing chosen by keywords, with its `pictureVariant`. There
 * may be no picture of this name.
 */
export function pictureNameOf(project: Pictured, drawings = siteDrawings): string | undefined {
  if (project.image) return project.image
  const file = chosenBy(project, drawings)?.file
  return project.pictureVariant ? `${file}-${project.pictureVariant}` : file
}

/**
 * The picture of a project. If the picture that the project names is missing, which a rule reports, it is the drawing
 * chosen by keywords.
 * @throws {Error} if there is no drawing at all.
 */
export function projectPicture(project: Pictured, drawings = siteDrawings): ShownPicture {
  const name = pictureNameOf(project, drawings)
  const picture = drawings.find(({ file }) => file === name) ?? chosenBy(project, drawings)
  if (!picture) throw new Error('There is no drawing in src/content/project-drawings.ts')
  return { ...picture, views: picture.views ?? otherViews }
}
