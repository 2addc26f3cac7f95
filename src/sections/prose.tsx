import type { PlainSection } from '../content/schema.ts'
import { Section } from '../ui/section.tsx'

/** A section of paragraphs, with its heading at the left. */
export function Prose({ id, heading, text }: PlainSection) {
  return (
    <Section id={id} variant="margin" heading={heading}>
      <div className="max-w-[44rem]">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-md">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
