import './styles.ts'
import { createApp } from './app.tsx'
import { pages } from './pages.tsx'

/** The entry point of the Worker. */
export default createApp(pages)
