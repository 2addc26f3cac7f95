import { paper } from 'virtual:client'
import type { ReactNode } from 'react'
import { built, firstScreenOf, pictureFile, stylesheetOf, typefaces } from '../assets.ts'
import { strings } from '../content/strings.ts'
import type { Environment } from '../environment.ts'
import { scriptJson, structuredData } from '../metadata/structured-data.ts'
import { canonical, type Path, routes } from '../routes.ts'
import { directionOf } from '../ui/language.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SocialMetadata } from './social-metadata.tsx'
import { speculationRules } from './speculation-rules.ts'

export interface DocumentProps {
  title: string
  description: string
  /** The address of the page. The not-found and error pages have none, and are not indexed. */
  path?: Path
  environment: Environment
  /** Links to the stylesheet of all pages. The error page needs it, because the build does not render that page. */
  allStyles?: boolean
  children: ReactNode
}

/** React moves links and scripts without a listener into the head. The server does not write the listener. */
const inPlace = () => {}

/** The HTML document around every page: head, header, main and footer. */
export function Document({ title, description, path, environment, allStyles, children }: DocumentProps) {
  const firstScreen = firstScreenOf(path)
  const stylesheet = allStyles ? built.stylesheet : stylesheetOf(path)
  const { tag } = strings.language
  const lang = path && routes[path].lang
  /** Header and footer keep the language of the site on a page that has another one. */
  const around = lang && lang !== tag ? tag : undefined
  return (
    <html lang={lang ?? tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {path ? (
          <>
            <link rel="canonical" href={canonical(path)} />
            <SocialMetadata path={path} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, written by the build */}
        {firstScreen && <style dangerouslySetInnerHTML={{ __html: firstScreen.css }} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={pictureFile('favicon').src} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <a
          href="#main"
          lang={around}
          className="absolute left-[-99rem] top-0 z-30 bg-brand text-night px-md py-md focus:left-4 focus:top-4"
        >
          {strings.skip}
        </a>
        <Header current={path} lang={around} />
        {(environment === 'preview' || environment === 'demo') && (
          <aside
            aria-label={strings.notice.label}
            lang={around}
            className="bg-brand text-night border-b-2 border-ink"
          >
            <p className="wrap py-sm text-sm">{strings.notice[environment]}</p>
          </aside>
        )}
        {/* Only the page's own part has its direction: header, footer and the place of the scroll bar keep that of the site. */}
        <main id="main" dir={lang && directionOf(lang)} data-accent={path && routes[path].accent}>
          {children}
        </main>
        <Footer path={path} lang={around} callToAction={!path || Boolean(routes[path].footerCallToAction)} />
        {/* Behind the whole page, because Chromium parses nothing behind a stylesheet that has not arrived, and because the
            typefaces would take the network from the picture of the first screen. They come first: text that has been laid
            out without them is laid out again. `onLoad` keeps them in their place. */}
        {stylesheet && (
          <>
            {typefaces.map((href) => (
              <link
                key={href}
                rel="preload"
                as="font"
                type="font/woff2"
                href={href}
                crossOrigin="anonymous"
                onLoad={inPlace}
              />
            ))}
            <link rel="stylesheet" href={stylesheet} />
          </>
        )}
        {path && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped
            dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(path)) }}
          />
        )}
        {/* `async`, because a deferred script delays the first paint. */}
        <script type="module" src={built.script} async onLoad={inPlace} />
        {/* In the page, because the browser would load a file named in a header before the first paint. Left out in
            development, where a prerendered page would be older than the last save. */}
        {!built.development && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own; the policy names its hash
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </html>
  )
}
