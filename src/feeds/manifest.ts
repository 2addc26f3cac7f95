import { company } from '../content/company.ts'
import { routes } from '../routes.ts'
import { themeColor } from '../theme-color.ts'

/** The mark keeps within the middle four fifths of its ground, so that a system may cut it to any shape. */
const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}))

/** What fits below an icon, twelve characters: the whole name, or its first words, or its beginning. */
export function shortName(name: string): string {
  if (name.length <= 12) return name
  const words = name.slice(0, 13).split(' ').slice(0, -1)
  return words.join(' ').replace(/[\s&,–-]+$/, '') || name.slice(0, 12)
}

/** How the site calls itself on a home screen. It stays a website there, in the browser's own frame. */
export const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  lang: 'en',
  name: company.name,
  short_name: shortName(company.name),
  description: routes['/'].description,
  display: 'browser',
  background_color: themeColor.light,
  theme_color: themeColor.light,
  icons,
}
