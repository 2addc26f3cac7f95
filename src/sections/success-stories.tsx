import { Icon } from '../../client/ui/icon.tsx'
import type { ShownPicture } from '../content/drawings.ts'
import type { LinkedStory } from '../content/projects.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Tag } from '../ui/tag.tsx'

/** The drawing of the project that a story tells, and what kind of project it is. */
export interface StoryProof extends ShownPicture {
  category: string
}

export interface ProvenStory extends LinkedStory {
  proof?: StoryProof | undefined
}

const drawn = 'md:grid-cols-[5fr_6fr] md:grid-rows-[auto_1fr]'
const threeColumns = `${drawn} lg:grid-rows-none`

/** Columns of a story, and the place of its drawing in them. */
const layouts = {
  bare: { columns: 'lg:grid-cols-[7fr_5fr]', drawing: '' },
  large: { columns: `${drawn} lg:grid-cols-[6fr_6fr]`, drawing: 'lg:row-span-2' },
  right: {
    columns: `${threeColumns} lg:grid-cols-[3fr_5fr_4fr]`,
    drawing: 'lg:col-start-3 lg:row-start-1',
  },
  left: { columns: `${threeColumns} lg:grid-cols-[4fr_5fr_3fr]`, drawing: '' },
}

/**
 * What came of other projects in the industry, with the way to the whole story: the first large, the others
 * mirrored in turn.
 */
export function SuccessStories({ stories }: { stories: readonly ProvenStory[] }) {
  return (
    <ul className="border-b-2 border-ink">
      {stories.map((story, index) => (
        <li key={story.title} className="border-t-2 border-ink py-[clamp(1.5rem,2.6vw,2.5rem)]">
          <Story {...story} layout={story.proof ? layoutAt(index) : 'bare'} />
        </li>
      ))}
    </ul>
  )
}

function layoutAt(index: number) {
  if (index === 0) return 'large'
  return index % 2 === 1 ? 'right' : 'left'
}

function Story({
  title,
  description,
  metrics,
  link,
  proof,
  layout,
}: ProvenStory & { layout: keyof typeof layouts }) {
  const { columns, drawing } = layouts[layout]
  return (
    <article className={`grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-6 ${columns}`}>
      {proof && (
        <div className={`self-start border-2 border-ink ${drawing}`}>
          <Picture name={proof.file} alt={proof.alt} className="w-full" />
        </div>
      )}
      <div className={proof && 'md:col-start-2 at-md:row-span-2 lg:row-start-1'}>
        {proof && <Tag look="solid">{proof.category}</Tag>}
        <h3 className={proof ? 'mt-4 text-t5' : 'text-t5'}>{title}</h3>
        <p className="mt-3 max-w-[42em] text-muted">{description}</p>
        {link && (
          <Link to={link.to} className="mt-4 inline-block py-2.5 font-600">
            {link.label}
            <Icon name="arrow-right" className="ml-[.3em] inline align-[-.22em]" />
          </Link>
        )}
      </div>
      <ul className="self-start border-l-6 border-dye pl-5">
        {metrics.map((metric) => (
          <li key={metric} className="py-1 font-600 text-t4 text-dye-text">
            {metric}
          </li>
        ))}
      </ul>
    </article>
  )
}
