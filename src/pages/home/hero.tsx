import { home } from '../../content/home.ts'
import { Figures } from '../../sections/figures.tsx'
import { Actions } from '../../sections/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stylesheet } from '../../ui/stylesheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './hero.module.css'

/** The top of the home page: heading, buttons, picture, and numbers about the company. */
export function HomeHero() {
  const { badge, heading, lede, actions, picture } = home.hero
  return (
    <>
      {/* The background reaches both edges of the page, so that the margin thread shows only below the drawing. */}
      <section className="wrap relative z-1 grid items-end gap-x-cols gap-y-6 pt-[clamp(2rem,3.6vw,3.25rem)] pb-[clamp(2rem,3vw,2.75rem)] lg:grid-cols-[8fr_4.3fr] [border-image:linear-gradient(var(--paper)_0_0)_fill_0/0/0_100vw]">
        <div>
          <Tag>{badge}</Tag>
          <h1 className="mt-[clamp(1.1rem,2vw,1.75rem)] ml-[-.04em] text-t7">{heading}</h1>
        </div>
        <div>
          <p className="mb-6 max-w-[36em] text-t3">{lede}</p>
          <Actions actions={actions} />
        </div>
      </section>
      <div className={`${styles.loom} relative z-1 overflow-hidden bg-paper border-y-2 border-ink`}>
        <Picture
          name={picture.name}
          alt={picture.alt}
          size={[1920, 520]}
          tall={{ name: picture.tall, size: [780, 960] }}
          first
          sizes="100vw"
          className="w-full max-w-none max-h-168 md:h-88 lg:h-[clamp(18.5rem,30vw,33rem)]"
          // These positions show all labels of the drawing.
          drawingClassName="[object-fit:cover] [object-position:0_0] md:[object-position:-54px_0] lg:[object-position:32%_0]"
        />
      </div>
      <Stylesheet />
      <Figures variant="home" items={home.stats} />
    </>
  )
}
