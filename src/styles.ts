/**
 * The stylesheet in the order of its cascade: global styles, components, utilities, and styles that override all others.
 * The Worker’s build writes it; in development, the page loads this file.
 */
import '../client/styles/typefaces.css'
import 'virtual:colours.css'
import '../client/styles/tokens.css'
import '../client/styles/base.css'
import './component-styles.ts'
import 'virtual:uno.css'
import '../client/styles/motion.css'
import '../client/styles/print.css'
