/** The kind of the not-found and error pages, and of all that have no stylesheet of their own. */
export const otherPages = ''

/** Pages of one kind share the part of the stylesheet that stands in none: `/services/`, or a page's own address. */
export function kindOfPage(path: string): string {
  const [, folder, page] = path.split('/')
  return page ? `/${folder}/` : path
}
