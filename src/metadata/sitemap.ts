import { canonical, paths, routes } from '../routes.ts'

/** Every page with the day its content last changed. Search engines ignore priority and frequency. */
export function sitemap(): string {
  const urls = paths.map(
    (path) => `<url><loc>${escapeXml(canonical(path))}</loc><lastmod>${routes[path].updated}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Addresses may contain `&` and quotes. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
