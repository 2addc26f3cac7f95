import type { LearningApproach } from '../../content/schema.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Crop } from '../../ui/crop.tsx'

/** Learning approaches as a table: icon, name, description and a drawing of how each proceeds over time. */
export function LearningApproaches({ ways }: { ways: readonly LearningApproach[] }) {
  return (
    <ol className="border-2 border-ink bg-panel">
      {ways.map(({ type, description, icon }, index) => (
        <li
          key={type}
          className="grid grid-cols-[3.25rem_1fr] border-ink not-last:border-b-2 lg:grid-cols-[5rem_1fr_minmax(0,40rem)]"
        >
          <span
            aria-hidden="true"
            className="grid lt-lg:row-span-2 place-items-center border-r-2 border-ink bg-accent text-on-accent"
          >
            <ContentIcon icon={icon} />
          </span>
          <div className="px-5 pb-2 pt-4 lg:self-center lg:px-8 lg:pb-4">
            <h3>{type}</h3>
            <p className="mt-1.5 text-muted">{description}</p>
          </div>
          <div className="px-5 pb-3 lg:self-center lg:px-6 lg:pt-3">
            <Crop name="ways-to-learn" size={[640, 672]} part={[0, index * 112, 640, 112]} />
          </div>
        </li>
      ))}
    </ol>
  )
}
