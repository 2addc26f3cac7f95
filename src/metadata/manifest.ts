import { paper } from 'virtual:client'
import { company } from '../content/company.ts'
import { routes } from '../routes.ts'

/** Maskable, so systems may crop the icon to any shape: its drawing stays within the middle four fifths. */
const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}))

/** The web app manifest. The site opens in a browser tab also from the home screen. */
export const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  lang: 'en',
  name: company.name,
  short_name: company.name,
  description: routes['/'].description,
  display: 'browser',
  background_color: paper.light,
  theme_color: paper.light,
  icons,
}
