import { stylesheetUrl } from '../assets.ts'

/**
 * The rules of a band that one page alone has, asked for where the band begins: browsers draw all that stands
 * before it without waiting. Rules that several pages need belong in the stylesheet of all pages.
 */
export function Stylesheet({ name }: { name: string }) {
  return <link rel="stylesheet" href={stylesheetUrl(name)} />
}
