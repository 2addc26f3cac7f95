import { createApp } from '../../src/app.tsx'
import { pages } from '../../src/pages.tsx'
import { type Answer, ask } from '../ask.ts'

/** The site in this process, where there is no workerd. */
const app = createApp(pages)

export function get(path: string): Promise<Answer> {
  return ask(app, path, {}, { APP_ENV: 'preview' })
}
