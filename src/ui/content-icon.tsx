import sprite from '../../client/pictures/icons.svg?raw'
import type { ContentIconName } from '../content/picture-names.ts'

/** The attributes of a symbol, such as `stroke-width`, by the names that React gives them. */
function attributesIn(symbol: string): Record<string, string> {
  const attributes = [...symbol.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(attributes)
}

const symbols = sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/g)

/** The attributes and the shapes of each icon in `icons.svg`. */
const icons = new Map(
  [...symbols].map(([, id, attributes = '', shapes = '']) => [
    id,
    { attributes: attributesIn(attributes), shapes },
  ]),
)

/**
 * An icon from `icons.svg`, in the colour of the text. Its shapes are in the page, because a browser copies, styles and
 * lays out what `<use>` refers to, which takes longer. Buttons and links have `Icon`.
 */
export function ContentIcon({ icon, className }: { icon: ContentIconName; className?: string | undefined }) {
  const { attributes, shapes = '' } = icons.get(icon) ?? {}
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      {...attributes}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes come from a file of this repository.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
