import type { CloudDevops } from '../../content/schema.ts'
import { Ticks } from '../../ui/list.tsx'
import { Picture } from '../../ui/picture.tsx'

interface ThereAndBackProps {
  phases: CloudDevops['phases']
  /** What the drawing shows. */
  alt: string
}

/** Phases between the thread that leads out and the one that leads back. Each shows its fifth of the drawing. */
export function ThereAndBack({ phases, alt }: ThereAndBackProps) {
  return (
    <ol className="there-and-back grid gap-y-10">
      {phases.map(({ title, description, details }, index) => (
        <li key={title} className="grid">
          <Picture
            name="there-and-back"
            alt={index === 0 ? alt : ''}
            width={1300}
            height={300}
            className="part"
          />
          <div>
            <h3 className="mb-2">{title}</h3>
            <p className="mb-4 text-muted">{description}</p>
            <Ticks items={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
