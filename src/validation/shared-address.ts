import { markdownAddress, paths, socialPicture } from '../routes.ts'

/** The addresses that belong to a page: its own, and those of its Markdown file and its social picture. */
const addressesOf = (path: string) => [path, markdownAddress(path), socialPicture(path)]

/** An address that a page at `path` would share with one of the `pages`, which is its owner. */
export function sharedAddress(path: string, pages: readonly string[] = paths) {
  const own = addressesOf(path)
  return pages
    .flatMap((owner) => addressesOf(owner).map((address) => ({ owner, address })))
    .find(({ address }) => own.includes(address))
}
