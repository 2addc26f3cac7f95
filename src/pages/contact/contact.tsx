import { company, telHref } from '../../content/company.ts'
import { contact } from '../../content/contact.ts'
import { officeBand } from '../../content/office-band.ts'
import { FeatureList } from '../../sections/feature-list.tsx'
import { OfficeHoursChart } from '../../sections/office-hours-chart.tsx'
import { OfficeCards } from '../../sections/offices.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Questions } from '../../sections/questions.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkList } from '../../ui/list.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import { Knot, Thread } from '../../ui/thread.tsx'
import { Consultation } from './consultation.tsx'
import { ContactCards } from './contact-cards.tsx'

/** The contact page: ways to contact us, consultation, promises, documents before signing, offices and questions. */
export function ContactPage() {
  return (
    <>
      <PageHero path="/contact" {...contact.hero}>
        <ContactCards methods={contact.methods} />
        <div className="lg:col-start-1 lg:row-start-2 self-end lg:lt-xl:self-start">
          <OfficeHoursChart {...officeBand()} />
        </div>
      </PageHero>
      <Consultation />
      <Support />
      <Section>
        <h2 className="visually-hidden">{contact.promisesHeading}</h2>
        <ul data-accent="yellow" className="border-t-2 border-ink">
          {contact.promises.map(({ value, title, description }, index) => (
            <li
              key={title}
              className="relative grid gap-x-cols items-baseline border-b border-edge py-md lt-lg:pl-xl md:cols-4-8 lg:starts-2-3 lg:py-lg"
            >
              {index + 1 < contact.promises.length && (
                <Thread direction="down" className="z-1 top-8 -bottom-8 left-1.25 lg:top-12 lg:-bottom-12" />
              )}
              <Knot className="z-1 left-0 top-6.5 lg:top-10" />
              <p className="font-600 text-xl lg:pl-xl">{value}</p>
              <h3>{title}</h3>
              <p className="text-muted md:lt-lg:col-start-2">{description}</p>
            </li>
          ))}
        </ul>
        <div id="before-signing" className="mt-xl grid items-start gap-y-md lg:starts-2">
          <SmallHeading>{contact.beforeSigning.title}</SmallHeading>
          <div className="grid gap-y-md">
            <p className="max-w-text">{contact.beforeSigning.text}</p>
            <LinkList links={contact.documents} className="gap-y-sm" />
          </div>
        </div>
        <div id="other-reasons" className="mt-xl grid gap-y-md">
          <SmallHeading>{contact.otherReasons.heading.title}</SmallHeading>
          <FeatureList
            variant="strips"
            columns={2}
            items={contact.otherReasons.items.map(({ write, stages = [], ...point }) => ({
              ...point,
              more: (
                <>
                  {stages.length > 0 && (
                    <ol className="ps-lg [list-style:decimal] text-muted">
                      {stages.map((stage) => (
                        <li key={stage}>{stage}</li>
                      ))}
                    </ol>
                  )}
                  <Link to={write.to} className="inline-flex items-center min-h-11">
                    {write.label}
                  </Link>
                </>
              ),
            }))}
          />
        </div>
      </Section>
      <Section id="offices" variant="stacked" badge={contact.offices.badge} heading={contact.offices.heading}>
        <OfficeCards {...officeBand()} />
      </Section>
      <Section items={contact.faqs} className="grid gap-y-lg lg:starts-2">
        <SmallHeading>{contact.faqHeading}</SmallHeading>
        <Questions name="faq" items={contact.faqs} />
      </Section>
    </>
  )
}

/** The number and the address for clients with a fault, and how soon they have an answer. */
function Support() {
  if (!company.support) return null
  const { phone, email } = company.support
  return (
    <Section id="support" ground="dark" className="grid items-start gap-y-md lg:starts-3">
      <SmallHeading>{contact.support.heading.title}</SmallHeading>
      <div>
        <a href={telHref(phone)} className="inline-flex items-center min-h-11 font-600 text-xl">
          {phone}
        </a>
        <p className="mt-sm max-w-text">{contact.support.heading.text}</p>
        <a href={`mailto:${email}`} className="inline-flex items-center min-h-11 [overflow-wrap:anywhere]">
          {email}
        </a>
      </div>
    </Section>
  )
}
