import type { ReactNode } from 'react'
import type { Accent, Action } from '../content/schema.ts'
import cloth from '../ui/cloth.module.css'
import { Actions } from './page-hero.tsx'

interface CallToActionProps {
  heading: string
  text: string
  actions: readonly Action[]
  accent?: Accent | undefined
  /** A thread that ends at the first button, after a picture. The buttons stand below the text in wide windows, too. */
  thread?: ReactNode
}

/** The last section of a page: a heading, a text and buttons. `accent` is the accent colour of the page. */
export function CallToAction({ heading, text, actions, accent, thread }: CallToActionProps) {
  return (
    <section
      data-ground={accent ? 'deep' : 'surface'}
      data-accent={accent}
      className={`[isolation:isolate] overflow-clip border-ink ${thread ? '' : 'border-t-2'}`}
      data-print="off"
    >
      {accent && !thread && <div aria-hidden="true" className={`${cloth.cloth} h-10`} />}
      <div className={`wrap grid items-end gap-y-lg py-xl ${thread ? '' : 'lg:starts-3'}`}>
        <div>
          <h2>{heading}</h2>
          <p className="mt-md max-w-text text-base text-muted">{text}</p>
        </div>
        <Actions actions={actions} first={accent ? 'hero' : 'default'} thread={thread} />
      </div>
    </section>
  )
}
