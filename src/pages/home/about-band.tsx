import { home } from '../../content/home.ts'
import { Section } from '../../ui/section.tsx'
import { Tag } from '../../ui/tag.tsx'

/** Who we are in one breath, and four figures in the margin. */
export function AboutBand() {
  const { badge, text, facts } = home.about
  return (
    <Section id="about" className="grid items-end gap-x-cols gap-y-10 lg:grid-cols-[8fr_4fr]">
      <div>
        <Tag>{badge}</Tag>
        <h2 className="visually-hidden">{badge}</h2>
        <p className="mt-6 font-500 text-t5 leading-[1.14]! text-pretty">{text}</p>
      </div>
      <dl className="border-b border-edge">
        {facts.map(({ value, label }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-edge py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-600 text-t4">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
