import type { PlainSection } from '../content/schema.ts'
import { Band } from './band.tsx'

/** A band of paragraphs, and nothing else. */
export function Prose({ id, heading, text }: PlainSection) {
  return (
    <Band id={id} look="margin" heading={heading}>
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
