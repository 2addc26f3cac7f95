import { renderToReadableStream } from 'react-dom/server'
import { schemes } from './scheme.ts'
import { Sheet } from './sheet.tsx'

/** Both schemes side by side. */
function SideBySide() {
  return (
    <html lang="en">
      <head>
        <title>Design</title>
        <style>{'body { margin: 0; display: flex } iframe { flex: 1; height: 100vh; border: 0 }'}</style>
      </head>
      <body>
        {schemes.map((scheme) => (
          <iframe key={scheme} title={scheme} src={`/design/${scheme}`} />
        ))}
      </body>
    </html>
  )
}

/**
 * `/design`, on the development server alone: tokens, primitives, sections and drawings, in both schemes;
 * `/design/dark` and `/design/light` are one at the width of the window. `undefined` for any other address.
 */
export async function designPage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const scheme = schemes.find((each) => pathname === `/design/${each}`)
  if (!scheme && pathname !== '/design') return undefined
  const page = await renderToReadableStream(scheme ? <Sheet scheme={scheme} /> : <SideBySide />)
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
