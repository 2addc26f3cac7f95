import { home } from '../../content/home.ts'
import { Figures } from '../../sections/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** A short description of the company, with four figures beside it. */
export function AboutSection() {
  const { badge, text, price, facts } = home.about
  return (
    <Section id="about" className="grid items-end gap-x-cols gap-y-6 lg:grid-cols-[8fr_4fr]">
      <div>
        <Tag>{badge}</Tag>
        <h2 className="visually-hidden">{badge}</h2>
        <p className="mt-5 font-500 text-t5 leading-[1.14]! text-pretty">{text}</p>
        <p className="mt-5 max-w-[46em] text-t3 text-muted">{price}</p>
      </div>
      <Figures variant="margin" items={facts} />
    </Section>
  )
}
