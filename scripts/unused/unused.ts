/** What nothing uses. */
export interface Unused {
  /** Its file, or the file or folder that has a part of this name. */
  place: string
  name?: string
  /** Left out for a package, which `npm uninstall` removes, and for a typeface, which `npm run fonts` has to leave out. */
  remove?: () => void
}
