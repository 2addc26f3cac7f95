import { Icon } from '../../client/ui/icon.tsx'
import type { ShownPicture } from '../content/drawings.ts'
import type { LinkedStory } from '../content/projects.ts'
import cloth from '../ui/cloth.module.css'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Tag } from '../ui/tag.tsx'

/** The drawing of the project that a story tells, and what kind of project it is. */
export interface StoryProof extends ShownPicture {
  category: string
  /** For a drawing that the page shows, and describes, in full elsewhere: a detail of it. */
  close?: boolean
}

export interface ProvenStory extends LinkedStory {
  proof?: StoryProof
}

/**
 * What came of other projects in the industry, with the way to the whole story: the first large, the others
 * mirrored in turn. Every drawing is mounted on the page's cloth, whichever cloth it shows.
 */
export function SuccessStories({ stories }: { stories: readonly ProvenStory[] }) {
  return (
    <ul className="border-b-2 border-ink">
      {stories.map((story) => (
        <li key={story.title} className="border-t-2 border-ink py-[clamp(2rem,4vw,3.5rem)]">
          <Story story={story} />
        </li>
      ))}
    </ul>
  )
}

function Story({ story: { title, description, metrics, link, proof } }: { story: ProvenStory }) {
  return (
    <article className="story">
      {proof && (
        <div className={`story-mount ${cloth.cloth}`} data-close={proof.close ? proof.file : undefined}>
          <div>
            <Picture name={proof.file} alt={proof.close ? '' : proof.alt} />
          </div>
        </div>
      )}
      <div className="story-text">
        {proof && <Tag look="solid">{proof.category}</Tag>}
        <h3 className="text-t5">{title}</h3>
        <p className="mt-3 max-w-[42em] text-muted">{description}</p>
        {link && (
          <Link to={link.to} className="mt-4 inline-block py-2.5 font-600">
            {link.label} <Icon name="arrow-right" className="inline align-[-.22em]" />
          </Link>
        )}
      </div>
      <ul className="story-figures">
        {metrics.map((metric) => (
          <li key={metric} className="font-600 text-t4 text-dye-text">
            {metric}
          </li>
        ))}
      </ul>
    </article>
  )
}
