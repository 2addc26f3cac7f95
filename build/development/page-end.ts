import { drawnAt } from './reload-with-server.ts'
import type { Shown } from './shown.ts'

/** What every page ends with: it loads the stylesheet, connects to the server, says at which save it was drawn, and shows what is wrong. */
export function pageEnd(saves: number, shown: Shown | undefined): string {
  const json = JSON.stringify(shown)?.replaceAll('<', '\\u003c')
  return `<script type="module">
    import '/src/styles.ts'
    import { createHotContext, ErrorOverlay } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${saves})
    ${json ? `document.body.append(new ErrorOverlay(${json}))` : ''}
  </script>`
}
