import { company } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import { canonical, type Path, routes, socialPicture } from '../routes.ts'
import { openGraphLocale } from '../ui/language.ts'

/** The meta tags from which other sites make a preview of a link to the page. Twitter reads Open Graph for the rest. */
export function SocialMetadata({ path }: { path: Path }) {
  const { label, kind, title, description, updated, lang } = routes[path]
  const locale = lang ? openGraphLocale(lang) : strings.language.locale
  const alt = `${company.name}: ${label}${kind ? `, ${kind.toLowerCase()}` : ''}`
  const isArticle = kind === 'Case study'
  return (
    <>
      <meta property="og:site_name" content={company.name} />
      {locale && <meta property="og:locale" content={locale} />}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      {isArticle && <meta property="article:modified_time" content={updated} />}
      <meta property="og:url" content={canonical(path)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={company.origin + socialPicture(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
