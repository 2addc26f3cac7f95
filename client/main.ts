import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cloth.css'
import './styles/threads.css'
import './styles/parts.css'
import './styles/projects.css'
import './styles/frame.css'
import 'virtual:uno.css'
import './styles/motion.css'
import './styles/media.css'
import { tendMenus } from './menus.ts'
import { changePages } from './page-change.ts'
import { wakeIslands } from './wake.ts'

changePages()
// Browsers older than the promised ones have no menus; the footer and the pages lead on.
if ('popover' in HTMLElement.prototype) tendMenus()
wakeIslands()

// The Worker has logged it too; this one is for whoever followed the link.
if (document.querySelector('[data-not-found]')) console.warn(`404: there is no page at ${location.pathname}`)
