import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/cloth.css'
import './styles/threads.css'
import './styles/parts.css'
import './styles/projects.css'
import './styles/strand.css'
import './styles/bands.css'
import './styles/menus.css'
import './styles/foot.css'
import './styles/loom.css'
import 'virtual:uno.css'
import './styles/motion.css'
import './styles/media.css'
// Rules of bands that one kind of page has: the build gives each kind only what it needs.
import './styles/pages/about.css'
import './styles/pages/care-label.css'
import './styles/pages/case-study.css'
import './styles/pages/close-ups.css'
import './styles/pages/cms-and-e-commerce.css'
import './styles/pages/edtech.css'
import './styles/pages/fintech.css'
import './styles/pages/hire-experts.css'
import './styles/pages/knots.css'
import './styles/pages/mobile-app-development.css'
import './styles/pages/portfolio.css'
import './styles/pages/real-estate.css'
import './styles/pages/results.css'
import './styles/pages/saas-tech.css'
import './styles/pages/services.css'
import './styles/pages/shelf.css'
import './styles/pages/shopping-string.css'
import './styles/pages/stories.css'
import './styles/pages/ward-door.css'
import './styles/pages/web-design.css'
import './styles/pages/web-development.css'
import { layOutBands } from './lay-out.ts'
import { tendMenus } from './menus.ts'
import { changePages } from './page-change.ts'
import { wakeIslands } from './wake.ts'

changePages()
// Browsers older than the promised ones have no menus; the footer and the pages lead on.
if ('popover' in HTMLElement.prototype) tendMenus()
wakeIslands()
layOutBands()

// The Worker has logged it too; this one is for whoever followed the link.
if (document.querySelector('[data-not-found]')) console.warn(`404: there is no page at ${location.pathname}`)
