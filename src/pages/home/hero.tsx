import { photographOf } from '../../assets.ts'
import { home } from '../../content/home.ts'
import { Actions } from '../../sections/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stylesheet } from '../../ui/stylesheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import weft from '../../ui/weft.module.css'
import styles from './hero.module.css'

/** The top of the home page: heading, buttons, picture, and numbers about the company. */
export function HomeHero() {
  const { badge, heading, lede, actions, picture } = home.hero
  return (
    <>
      <section className={`${styles.hero} bg-paper`}>
        <div>
          <Tag>{badge}</Tag>
          <h1 className="mt-lg">{heading}</h1>
        </div>
        <div>
          <p className="mb-lg max-w-text text-base text-balance">{lede}</p>
          <Actions actions={actions} />
        </div>
        <div className={photographOf(picture.name) ? styles.loom : `${styles.loom} ${styles.drawn}`}>
          <Picture
            name={picture.name}
            alt={picture.alt}
            size={[1920, 520]}
            tall={{ name: picture.tall, size: [780, 960], media: '(max-width:63.99rem)' }}
            first
            sizes="100vw"
          />
        </div>
      </section>
      <Stylesheet />
      <dl className="wrap grid grid-cols-[repeat(3,auto)] md:grid-cols-3 gap-x-cols py-lg">
        {home.stats.map(({ value, label, note }) => (
          <div key={label} className="grid content-start gap-x-md xl:grid-cols-[auto_1fr] xl:content-center">
            <dt className="xl:self-end">{label}</dt>
            <dd className={`${weft.weft} order-first row-span-2 text-3xl`}>{value}</dd>
            <dd className="text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
