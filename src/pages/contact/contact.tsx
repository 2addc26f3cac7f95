import { buttonClasses } from '../../../client/ui/button-classes.tsx'
import { contact } from '../../content/contact.ts'
import { officeBand } from '../../content/office-band.ts'
import type { ContactMethod } from '../../content/schema.ts'
import { FeatureList } from '../../sections/feature-list.tsx'
import { Offices } from '../../sections/offices.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Island } from '../../ui/island.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Consultation } from './consultation.tsx'
import styles from './contact-cards.module.css'

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
          <FeatureList variant="tiles" columns={2} items={contact.beforeSigning.items} />
        </div>
      </Section>
      <Section id="offices" variant="stacked" badge={contact.offices.badge} heading={contact.offices.heading}>
        <Offices {...officeBand()} />
      </Section>
      <Section className="grid gap-x-cols gap-y-8 lg:grid-cols-[4fr_8fr]">
        <SmallHeading>{contact.faqHeading}</SmallHeading>
        <Island name="Accordion" props={{ items: contact.faqs }} />
      </Section>
    </>
  )
}

/** The ways to contact the company, such as e-mail and phone, each on a card drawn as a paper tag on a thread. */
function ContactCards({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <ul className={`${styles.tags} grid gap-5`}>
      {methods.map(({ title, description, contact, action }) => (
        <li key={title} className="relative">
          <div className={styles.tag}>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-600 text-t3">{title}</p>
              <a href={action.href} className={buttonClasses({ variant: 'link', size: 'sm' })}>
                {action.label}
              </a>
            </div>
            <p className="mt-1 mb-1.5 font-600 text-t4 xl:text-[2rem] tracking-[-.025em]! [overflow-wrap:anywhere]">
              <a href={action.href}>{contact}</a>
            </p>
            <p className="text-t1 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
