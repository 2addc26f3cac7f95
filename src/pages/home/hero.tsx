import { below } from '../../../client/breakpoints.ts'
import { pictureFile } from '../../assets.ts'
import { home } from '../../content/home.ts'
import type { WidePicture } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { Actions } from '../../sections/page-hero.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Tag } from '../../ui/tag.tsx'
import weft from '../../ui/weft.module.css'
import styles from './hero.module.css'
import { LoomAnswers } from './loom-answers.tsx'

/** The top of the home page: heading, buttons, picture, and numbers about the company. */
export function HomeHero() {
  const { badge, heading, lede, actions } = home.hero
  const picture: WidePicture = home.hero.picture
  // A string, because there may be no picture of this name.
  const name: string = picture.name
  const isLoom = name === 'hero-loom' && !pictureFile(picture.name).size
  return (
    <div className={styles.screen}>
      <section className={`${styles.top} relative z-1 bg-paper pt-xl lg:grid lg:pt-md`}>
        <div className="wrap grid gap-x-cols gap-y-lg md:lt-lg:grid-cols-2 lg:starts-3 lg:grid-rows-[1fr_auto] lg:items-end">
          <div className="lt-lg:col-span-full">
            <Tag>{badge}</Tag>
            <h1 className="mt-lg lg:mt-md lg:[font-size:var(--text-home)]">{heading}</h1>
          </div>
          <div>
            <p className="mb-lg max-w-text text-base text-balance">{lede}</p>
            <Actions actions={actions} />
          </div>
          <div className={`${styles.loom} lg:col-span-full border-y-2 md:lt-lg:border-l-2 border-ink`}>
            <div data-divider className={`${styles.drawing} relative ${isLoom ? styles.weaving : ''}`}>
              <Picture
                name={picture.name}
                alt={picture.alt}
                size={[1920, 520]}
                tall={{ name: picture.tall, size: [780, 960], media: below('lg') }}
                first
                sizes="100vw"
                className="w-full lg:h-full lg:[object-fit:cover]"
              />
              {isLoom && (
                <>
                  <span aria-hidden="true" className={styles.chart} />
                  <LoomAnswers />
                  {/* They cover the tags, so that a tag below the cloth does not answer to the pointer. */}
                  <span aria-hidden="true" className={`${styles.cloth} hidden absolute`} />
                  <span aria-hidden="true" className={`${styles.reed} hidden absolute`} />
                  <Slider
                    label={strings.reed}
                    max={86}
                    defaultValue={0}
                    className={styles.pull}
                    handle={`${styles.handle} absolute z-1 size-7`}
                  />
                </>
              )}
            </div>
          </div>
        </div>
      </section>
      <FirstScreenEnd />
      <dl className="wrap flex flex-wrap [overflow-wrap:break-word] md:grid md:grid-cols-3 gap-x-cols pt-md lg:pt-sm">
        {home.stats.map(({ value, label, note }) => (
          <div
            key={label}
            className="grid flex-[1_1_0] content-start md:grid-rows-subgrid md:row-span-3 lg:row-span-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-md"
          >
            <dt className="lt-md:min-h-[2lh] lg:self-end">{label}</dt>
            <dd className={`${weft.weft} text-3xl lg:text-2xl order-first lg:row-span-2`}>{value}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
