import type { PlainSection } from '../content/schema.ts'
import { Band } from './band.tsx'
import type { headLooks } from './section-head.tsx'

interface ProseProps extends PlainSection {
  look?: keyof typeof headLooks
}

/** A band of paragraphs, and nothing else. */
export function Prose({ id, look = 'margin', heading, text }: ProseProps) {
  return (
    <Band id={id} look={look} heading={heading}>
      <div className="max-w-[44rem]">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-3.5">
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
  )
}
