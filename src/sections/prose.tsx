import type { ReactNode } from 'react'
import type { PlainSection } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'

/** A section of paragraphs and what follows them, with its heading at the left. */
export function Prose({ id, heading, text, children }: PlainSection & { children?: ReactNode }) {
  return (
    <Section id={id} variant="margin" heading={heading}>
      <div className="max-w-text">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-md">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
    </Section>
  )
}
