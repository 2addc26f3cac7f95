import { contact } from '../../content/contact.ts'
import { officeBand } from '../../content/office-band.ts'
import { Entries } from '../../sections/entries.tsx'
import { Offices } from '../../sections/offices.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Island } from '../../ui/island.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { Consultation } from './consultation.tsx'
import { ContactCards } from './contact-cards.tsx'

/** The contact page: ways to contact us, consultation, promises, documents before signing, offices and questions. */
export function ContactPage() {
  return (
    <>
      <PageHero path="/contact" {...contact.hero}>
        <ContactCards methods={contact.methods} />
      </PageHero>
      <Consultation />
      <Section>
        <h2 className="visually-hidden">{contact.promisesHeading}</h2>
        <ul className="grid gap-x-cols gap-y-8 md:grid-cols-3">
          {contact.promises.map(({ value, title, description }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <p className="font-600 text-t5 tracking-[-.03em]!">{value}</p>
              <h3 className="mt-1.5 text-t3">{title}</h3>
              <p className="mt-1.5 text-muted">{description}</p>
            </li>
          ))}
        </ul>
        <div className="mt-12 grid gap-y-5">
          <SmallHeading>{contact.beforeSigning.heading.title}</SmallHeading>
          <Entries variant="tiles" columns={2} items={contact.beforeSigning.items} />
        </div>
      </Section>
      <Section id="offices" variant="stacked" badge={contact.offices.badge} heading={contact.offices.heading}>
        <Offices {...officeBand()} />
      </Section>
      <Section className="grid gap-x-cols gap-y-8 lg:grid-cols-[4fr_8fr]">
        <SmallHeading>{contact.faqHeading}</SmallHeading>
        <Island name="Accordion" props={{ name: 'faq', items: contact.faqs }} />
      </Section>
    </>
  )
}
