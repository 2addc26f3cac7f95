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
      <section className="wrap relative z-1 grid items-end gap-x-cols gap-y-lg pt-xl pb-xl lg:cols-8-4 [border-image:linear-gradient(var(--paper)_0_0)_fill_0/0/0_100vw]">
        <div>
          <Tag>{badge}</Tag>
          <h1 className="mt-lg ml-0 text-3xl">{heading}</h1>
        </div>
        <div>
          <p className="mb-lg max-w-text text-base">{lede}</p>
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
