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

/** How the site calls itself on a home screen. It stays a website there, in the browser's own frame. */
export const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  lang: 'en',
  name: company.name,
  short_name: company.name,
  description: routes['/'].description,
  display: 'browser',
  background_color: themeColor.light,
  theme_color: themeColor.light,
  icons,
}
