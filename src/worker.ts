import './styles.ts'
import { createApp } from './app.tsx'
import { pages } from './pages.tsx'

/** What the platform runs. */
export default createApp(pages)
