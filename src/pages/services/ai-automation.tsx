import type { AiAutomation } from '../../content/schema.ts'
import { Amount } from '../../ui/amount.tsx'
import { ContentIcon } from '../../ui/content-icon.tsx'
import { Picture } from '../../ui/picture.tsx'

/** AI solutions, each with a drawing of an example, in which yellow marks what the model decides by. */
export function AiSolutions({ solutions }: { solutions: AiAutomation['solutions'] }) {
  return (
    <ul className="grid gap-x-cols gap-y-md md:grid-cols-2 md:gap-y-xl xl:grid-cols-3">
      {solutions.map(({ title, description, icon, specimen }) => (
        <li key={title} className="grid gap-y-sm content-start">
          <Picture
            name={specimen.image}
            alt={specimen.alt}
            size={[500, 300]}
            className="w-full border-2 border-ink"
            drawingClassName="aspect-5/3"
          />
          <h3 className="flex items-center gap-sm">
            <ContentIcon icon={icon} className="size-8 flex-none text-figure" />
            {title}
          </h3>
          <p className="max-w-short text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** The results of AI projects in three sectors, each in the colour of its sector. */
export function AiSuccessStories({ stories }: Pick<AiAutomation, 'stories'>) {
  return (
    <ul className="border-b border-edge">
      {stories.map(({ sector, accent, value, label, description }) => (
        <li
          key={sector}
          data-accent={accent}
          className="grid grid-cols-[auto_1fr] items-start gap-x-cols gap-y-sm border-t border-edge py-md lg:starts-3-in-2"
        >
          <p className="text-accent-text">
            <Amount value={value} className="text-2xl" />
          </p>
          <div className="lt-lg:contents">
            <div>
              <h3>{label}</h3>
              <p className="text-accent-text">{sector}</p>
            </div>
            <p className="lt-lg:col-span-2 lg:mt-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
