import { drawnAt } from './reload-with-server.ts'
import type { Shown } from './shown.ts'

/**
 * The end of every page: connects it to the server, says at which save it was drawn, and opens the overlay
 * if something is wrong. The next page has none, unless there is still a reason.
 */
export function pageEnd(saves: number, shown: Shown | undefined): string {
  const json = JSON.stringify(shown)?.replaceAll('<', '\\u003c')
  return `<script type="module">
    import { createHotContext, ErrorOverlay } from '/@vite/client'
    createHotContext(location.pathname).send('${drawnAt}', ${saves})
    ${json ? `document.body.append(new ErrorOverlay(${json}))` : ''}
  </script>`
}
