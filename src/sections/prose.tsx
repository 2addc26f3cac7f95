import type { ReactNode } from 'react'
import type { PlainSection } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'
import { TextBlocks } from './text-blocks.tsx'

/** A section of text, and what follows it, with its heading at the left. */
export function Prose({ id, heading, text, children }: PlainSection & { children?: ReactNode }) {
  return (
    <Section id={id} variant="margin" heading={heading}>
      <div className="max-w-text">
        <TextBlocks blocks={text} />
      </div>
      {children}
    </Section>
  )
}
