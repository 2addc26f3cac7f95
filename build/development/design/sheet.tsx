import type { ReactNode } from 'react'
import { Document } from '../../../src/layout/document.tsx'
import { componentComments } from './comments.ts'
import styles from './design.css?raw'
import { Drawings } from './drawings.tsx'
import { primitives } from './primitives.tsx'
import { type Scheme, schemeScript } from './scheme.ts'
import { sections } from './sections.tsx'
import { Tokens } from './tokens.tsx'

function Samples({ of, folder = '' }: { of: Record<string, ReactNode>; folder?: string }) {
  return Object.entries(of).map(([name, sample]) => (
    <section key={name} id={folder + name} className="design-sample" data-hue="verdigris">
      <h3>
        <code>{folder + name}</code>
      </h3>
      {componentComments(folder + name).map((comment) => (
        <p key={comment.name} className="design-comment">
          <b>{comment.name}</b>: {comment.text}
        </p>
      ))}
      {sample}
    </section>
  ))
}

/** Everything that the site is drawn with, in one scheme. */
export function Sheet({ scheme }: { scheme: Scheme }) {
  return (
    <Document title="Design" description="What the site is drawn with" environment="production">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, in development alone */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, in development alone */}
      <script type="module" dangerouslySetInnerHTML={{ __html: schemeScript(scheme) }} />
      <div className="wrap design">
        <h1>Design</h1>
        <p>
          Whoever changes the look begins here: it is drawn by the components themselves, and says of each
          when to use it. <a href="/design">Both schemes</a>, <a href="/design/light">light</a>,{' '}
          <a href="/design/dark">dark</a>.
        </p>
        <h2>Tokens</h2>
        <Tokens />
        <h2>Primitives</h2>
        <Samples of={primitives} />
        <h2>Sections</h2>
        <Samples of={sections} folder="src/sections/" />
        <h2>Drawings</h2>
        <Drawings />
      </div>
    </Document>
  )
}
