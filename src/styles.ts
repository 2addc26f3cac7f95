/** The stylesheet in the order of its cascade. The Worker’s build writes it; in development, the page loads it. */
import '../client/styles/typefaces.css'
import 'virtual:colours.css'
import '../client/styles/tokens.css'
import '../client/styles/base.css'
import './component-styles.ts'
import 'virtual:uno.css'
import '../client/styles/motion.css'
import '../client/styles/print.css'
