import { company } from '../content/company.ts'
import { canonical, type Path, routes, socialPicture } from '../routes.ts'

/** The meta tags (Open Graph and Twitter) from which other sites make a preview of a link to the page. */
export function SocialMetadata({ path }: { path: Path }) {
  const { label, kind, title, description, updated } = routes[path]
  const picture = company.origin + socialPicture(path)
  const alt = `${company.name}: ${label}${kind ? `, ${kind.toLowerCase()}` : ''}`
  const isArticle = kind === 'Case study'
  return (
    <>
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      {isArticle && <meta property="article:modified_time" content={updated} />}
      <meta property="og:url" content={canonical(path)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
