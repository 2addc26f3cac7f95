import type { ReactNode } from 'react'
import { below } from '../../../client/breakpoints.ts'
import { pictureFile } from '../../assets.ts'
import { home } from '../../content/home.ts'
import type { PageLink, WidePicture } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import { Actions } from '../../sections/page-hero.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Tag } from '../../ui/tag.tsx'
import weft from '../../ui/weft.module.css'
import styles from './hero.module.css'
import loom from './hero-loom.module.css'
import { LoomAnswers } from './loom-answers.tsx'

/** Windows with the high drawing. `hero.module.css` and `hero-loom.module.css` have the same ones. */
const high = `(${below('md')} or (${below('lg')} and (height>=30rem)))`

/** The classes with which the handle of the slider answers hover, press and focus. */
const answers =
  '[transition:scale_.15s] peer-hover:[scale:1.15] peer-active:[box-shadow:0_0_0_8px_var(--paper)] peer-focus-visible:[box-shadow:0_0_0_8px_var(--paper)]'

/** The number of threads in both drawings. */
const threads = 29

/** The top of the home page: heading, buttons, picture, and numbers about the company. */
export function HomeHero() {
  const { badge, heading, lede, links, actions } = home.hero
  const picture: WidePicture = home.hero.picture
  // There may be no picture of this name, so it is compared as a string.
  const isLoom = String(picture.name) === 'hero-loom' && !pictureFile(picture.name).size
  return (
    <div className={styles.screen}>
      <section className={`${styles.top} relative z-1 bg-paper`}>
        <div className={`${styles.parts} wrap grid`}>
          <div className={styles.heading}>
            <Tag>{badge}</Tag>
            <h1 className={styles.title}>{heading}</h1>
          </div>
          <div className={styles.text}>
            <p className={`${styles.lede} mb-lg max-w-text text-balance`}>{linked(lede, links)}</p>
            <Actions actions={actions} className={styles.actions} />
          </div>
          <div
            data-loom={isLoom || undefined}
            className={`${styles.loom} relative overflow-clip border-y-2 border-ink`}
          >
            <div data-divider className={`${styles.drawing} relative ${isLoom ? loom.loom : ''}`}>
              <Picture
                name={picture.name}
                alt={picture.alt}
                size={[1920, 520]}
                tall={{ name: picture.tall, size: [780, 960], media: high }}
                first
                sizes="100vw"
                className={`${styles.picture} w-full text-xs`}
              />
              {isLoom && (
                <>
                  <p className={`${styles.goal} absolute`} aria-hidden="true">
                    <Tag inline>{home.hero.goal}</Tag>
                  </p>
                  <Slider
                    label={strings.reed.label}
                    valueText={strings.reed.value(threads, threads)}
                    max={threads}
                    className={loom.reed}
                    handle={`${loom.handle} absolute z-2 size-7 ${answers}`}
                  />
                </>
              )}
            </div>
            {isLoom && <LoomAnswers />}
          </div>
        </div>
      </section>
      <FirstScreenEnd />
      <dl className="wrap flex flex-wrap [overflow-wrap:break-word] md:grid md:grid-cols-3 gap-x-cols pt-md md:lt-lg:pt-2xl lg:pt-md">
        {home.stats.map(({ value, label, note }) => (
          <div
            key={label}
            className="grid flex-[1_1_0] content-start md:grid-rows-subgrid md:row-span-3 lg:row-span-2 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-md"
          >
            <dt className="lg:self-end">{label}</dt>
            <dd className={`${weft.weft} text-3xl lg:text-2xl order-first lg:row-span-2`}>{value}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The text, in which the labels of the links, in their order, are links. */
function linked(text: string, [link, ...others]: readonly PageLink[]): ReactNode {
  if (!link) return text
  const [before, after = ''] = text.split(link.label)
  return (
    <>
      {before}
      <Link to={link.to}>{link.label}</Link>
      {linked(after, others)}
    </>
  )
}
