import type { LearningApproach } from '../../content/schema.ts'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Crop } from '../../ui/crop.tsx'

/** Learning approaches, each with an icon and a drawing of how it proceeds over time. */
export function LearningApproaches({ ways }: { ways: readonly LearningApproach[] }) {
  return (
    <ol className="border-2 border-ink bg-panel">
      {ways.map(({ type, description, icon }, index) => (
        <li
          key={type}
          className="grid items-center gap-x-xl border-ink px-md py-sm not-last:border-b-2 md:cols-7-5"
        >
          <div>
            <h3 className="flex items-center gap-sm">
              <ContentIcon icon={icon} className="size-6.5 text-accent-text" />
              {type}
            </h3>
            <p className="mt-xs text-muted">{description}</p>
          </div>
          <Crop name="ways-to-learn" size={[640, 336]} part={[0, index * 112, 640, 112]} />
        </li>
      ))}
    </ol>
  )
}
