import { Icon } from '../../client/ui/icon.tsx'
import type { LinkedStory } from '../content/projects.ts'
import { Link } from '../ui/link.tsx'

/** What came of other projects in the industry, in short figures, with the way to the whole story. */
export function SuccessStories({ stories }: { stories: readonly LinkedStory[] }) {
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.title} className="border-t-2 border-ink pt-5 pb-[clamp(2rem,4vw,3.5rem)]">
          <Story story={story} />
        </li>
      ))}
    </ul>
  )
}

function Story({ story }: { story: LinkedStory }) {
  return (
    <article className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-5 lg:grid-cols-[7fr_5fr]">
      <div>
        <h3 className="text-t5">{story.title}</h3>
        <p className="mt-3 max-w-[42em] text-muted">{story.description}</p>
        {story.link && (
          <Link to={story.link.to} className="mt-4 inline-block py-2.5 font-600">
            {story.link.label} <Icon name="arrow-right" className="inline align-[-.22em]" />
          </Link>
        )}
      </div>
      <ul className="self-start border-l-6 border-dye pl-5">
        {story.metrics.map((metric) => (
          <li key={metric} className="py-1 font-600 text-t4 text-dye-text">
            {metric}
          </li>
        ))}
      </ul>
    </article>
  )
}
