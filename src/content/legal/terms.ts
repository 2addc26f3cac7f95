import { company } from '../company.ts'
import { sample } from '../sample.ts'
import type { Inline, LegalPage } from '../schema.ts'
import { entity } from './entity.ts'

const legalMails = company.legalContacts.map(({ about, email }): Inline[] => [
  `${about}: `,
  { text: email, href: `mailto:${email}` },
])
const phone: Inline = { text: company.phone, href: company.phoneHref }

/** The content of the page `/terms`. */
export const terms: LegalPage = {
  title: 'Terms of Service',
  updated: '2024-12-01',
  seo: {
    title: 'Terms of Service',
    description:
      'The terms for using this website and for our consulting and development services: proposals, fees, acceptance, ownership on full payment, liability and law.',
  },
  intro: `${company.name} has been registered since ${company.founded}. These terms apply to this website and, unless a signed contract says otherwise, to the services we provide.`,
  sections: [
    {
      id: 'agreement',
      title: 'These terms',
      blocks: [
        {
          kind: 'text',
          content: [
            `In these terms, “we” means ${entity.name}, ${entity.form} (${entity.registration}), and “the client” means the business or organisation that orders a service from us. The services are for businesses, not consumers.`,
          ],
        },
        {
          kind: 'text',
          content: [
            'If you use the website, you accept the section on its use. A client accepts all of these terms by signing a statement of work (the written order) that refers to them. If documents conflict, the signed statement of work comes first, then any signed framework contract, then these terms. The client’s own purchasing terms apply only where we have agreed to them in writing.',
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'Use of this website',
      blocks: [
        {
          kind: 'text',
          content: [
            'You may read this website, link to it, and print or share pages for your own business use. You may not use it unlawfully, try to gain access to systems behind it, disturb its operation, or present its content as your own.',
          ],
        },
        {
          kind: 'text',
          content: [
            'The content is general information. It is not an offer or technical or legal advice. Case studies describe the results of the projects they name; they do not promise the same result elsewhere. Timelines describe our usual practice, and binding dates are those in a statement of work. The times in which we answer enquiries and faults, as the website states them on the day of the order, are part of the contract. We are not responsible for external websites to which we link, including the booking and scheduling pages.',
          ],
        },
      ],
    },
    {
      id: 'services',
      title: 'Consultations, proposals and orders',
      blocks: [
        {
          kind: 'text',
          content: [
            'A first consultation is free and binds neither side. A proposal gives a price range, which lapses after 30 days unless it names another period, and binds neither side. A contract is formed when both parties have signed a statement of work. Discovery and design each have their own statement of work.',
          ],
        },
        {
          kind: 'text',
          content: [
            'The statement of work describes the scope, the deliverables (what we hand over), the schedule, the fees and the assumptions. Where it fixes a price, the price covers the agreed scope, however long the work takes. We perform the services with reasonable skill and care. We may use employees and subcontractors, and are responsible for their work as for our own.',
          ],
        },
        {
          kind: 'text',
          content: [
            'We use AI coding assistants only if the statement of work allows it, never with the client’s live data, and only in accounts whose provider does not train models on the input. A named person reviews every change. Our duties under these terms are the same for code that was written with such a tool.',
          ],
        },
      ],
    },
    {
      id: 'client-duties',
      title: 'What we need from the client',
      blocks: [
        { kind: 'text', content: ['The client agrees to:'] },
        {
          kind: 'list',
          items: [
            ['name a person who can make decisions and answer questions in reasonable time;'],
            ['give us the access, information, content and test data that the work requires;'],
            ['hold the rights and permissions for everything it gives us;'],
            ['keep its own backups, unless the statement of work gives that task to us;'],
            ['review deliverables within the periods agreed.'],
          ],
        },
        {
          kind: 'text',
          content: [
            'If the client is late with any of this and the work is delayed, the schedule moves by the same time. We say so as soon as we see it, and charge extra cost only after giving notice.',
          ],
        },
      ],
    },
    {
      id: 'changes-to-scope',
      title: 'Changes to the scope',
      blocks: [
        {
          kind: 'text',
          content: [
            'Either party may propose a change. We state in writing how it affects the price, the schedule and the rest of the work. A change binds both parties once both have approved it in writing; email is enough. Until then, the agreed scope stands.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      blocks: [
        {
          kind: 'text',
          content: [
            'Fees, currency and invoicing dates are set out in the statement of work. Fees exclude taxes, third-party licences, cloud usage and agreed travel, which the client pays in addition. Invoices are due within 30 days of their date, unless the statement of work says otherwise.',
          ],
        },
        {
          kind: 'text',
          content: [
            'A client that disputes an invoice tells us why before it is due, and pays the undisputed part on time. If an undisputed amount is overdue, we may charge interest at the rate that the governing law sets and, after 10 business days’ written notice, suspend the work until it is paid.',
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance and warranty',
      blocks: [
        {
          kind: 'text',
          content: [
            'The client has 10 business days from delivery to test a deliverable against its agreed specification and to report faults in writing. We correct reported faults and deliver again. A deliverable is accepted when the client says so, when the period ends without a report of a material fault, or when the client puts it into production.',
          ],
        },
        {
          kind: 'text',
          content: [
            'In a match run, the old system and the new one do the same work, and the old one stays in charge. The statement of work says which figures must agree and for how long, which differences need only be explained, or which threshold must be reached. Use in a match run is not production. Software that the statement of work submits to a match run is accepted, and its warranty begins, when it takes over from the old system (the switch). If the match run has ended as agreed and the client has not switched 20 business days later, that day counts as the switch.',
          ],
        },
        {
          kind: 'text',
          content: [
            'For 30 days after acceptance, or the longer period given in the statement of work, we correct free of charge any failure to meet the agreed specification. The warranty does not cover faults caused by changes we did not make, by use outside the specification, or by third-party systems. To the extent the law allows, it replaces all implied warranties. Support beyond it is a separate service.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership and licences',
      blocks: [
        {
          kind: 'text',
          content: [
            'Ownership of what we develop for a client, including source code, designs and documentation, passes to the client on full payment of the fees for them. Until then, the client may use what has been delivered in order to test and review it.',
          ],
        },
        {
          kind: 'list',
          items: [
            ['What the client gives us remains the client’s. We use it only to perform the services.'],
            [
              'Tools, libraries and know-how that we held before, or develop without reference to the client, remain ours. Where a deliverable contains them, the client receives on full payment a perpetual, worldwide, non-exclusive and royalty-free licence to use and modify them as part of that deliverable. The licence passes to the client’s successors.',
            ],
            [
              'Open-source and third-party components remain under their own licences. We name them on request.',
            ],
            ['We name the client or describe the project in public only with the client’s consent.'],
          ],
        },
        {
          kind: 'text',
          content: [
            'If a third party claims that a deliverable infringes its intellectual property, we defend the client at our cost, and pay what a court awards or what we agree in a settlement, up to the limit under “Liability”. The client tells us promptly, leaves the defence to us and gives us the help we need. We may replace the deliverable, change it or obtain a licence for it. If none of these is reasonably possible, we refund the fees for it.',
          ],
        },
        {
          kind: 'text',
          content: [
            'This duty does not cover material that the client gave us, changes that others made, or use outside the agreed specification.',
          ],
        },
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality and personal data',
      blocks: [
        {
          kind: 'text',
          content: [
            'Each party keeps secret what it learns from the other that is marked confidential or is plainly confidential. It uses the information only for the contract and discloses it only to people who need it and are bound to secrecy. This duty lasts for five years after the contract ends, and for trade secrets as long as they remain secret.',
          ],
        },
        {
          kind: 'text',
          content: [
            'The duty does not apply to information that became public without a breach, was lawfully known before, was developed independently, or must be disclosed by law. In the last case the other party is told first, where the law allows.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Our ',
            { text: 'Privacy Policy', href: '/privacy' },
            ' describes how we handle personal data. Where we process personal data on behalf of a client, the parties sign a data processing agreement before the data is shared.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          content: [
            'Our total liability arising from or connected with a service, whether in contract, tort or otherwise, is limited to the amount the client has paid for the service in question.',
          ],
        },
        {
          kind: 'text',
          content: [
            'This limit does not apply where the law does not allow one, such as to liability for fraud, for wilful misconduct, or for death or personal injury caused by negligence.',
          ],
        },
      ],
    },
    {
      id: 'termination',
      title: 'Term and termination',
      blocks: [
        {
          kind: 'text',
          content: [
            'A contract for work at a fixed price runs until that work is accepted. The milestones in a statement of work are the end of each phase, the end of a match run and, in development, the end of every second two-week sprint. The client may end the contract at a milestone on 5 business days’ written notice, without a fee. Otherwise it ends early only by written agreement or for a cause given in these terms.',
          ],
        },
        {
          kind: 'text',
          content: [
            'A contract for ongoing services, such as support or people engaged by the month, runs until either party ends it on 30 days’ written notice or as its statement of work provides.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Either party may end any contract at once if the other commits a material breach and does not remedy it within 15 days of written notice, or becomes insolvent.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Delay caused by an event beyond a party’s reasonable control is no breach. The party gives prompt notice and resumes as soon as it can. If the event lasts more than 60 days, either party may end the affected statement of work.',
          ],
        },
        {
          kind: 'text',
          content: [
            'When a contract ends, the client pays for work done and commitments made up to that date, and we hand over what has been paid for, including work in progress, with the access needed to carry on. Each party returns or deletes the other’s confidential information, apart from copies that the law requires it to keep. The sections on fees, ownership, confidentiality, liability and law continue to apply.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Governing law, changes and contact',
      blocks: [
        {
          kind: 'text',
          content: [
            `These terms are governed by ${entity.law}. Before any formal claim, the parties try for 30 days to settle a dispute between people with authority to decide it. After that, if the client is established outside India, the dispute is finally decided by one arbitrator under ${entity.arbitration}. If the client is established in India, jurisdiction lies with ${entity.courts}. Either party may seek an urgent order from any competent court.`,
          ],
        },
        {
          kind: 'text',
          content: [
            'Neither party may transfer a contract without the other’s written consent, except to a successor to its whole business. If a provision proves invalid, the others remain in force. A party that does not exercise a right keeps it.',
          ],
        },
        {
          kind: 'text',
          content: [
            'We may amend these terms. The current version is on this page, dated at the top. A contract keeps the version in force on the day it was signed, unless both parties agree otherwise.',
          ],
        },
        {
          kind: 'list',
          items: [...legalMails, ['Phone: ', phone], [`Post: ${entity.name}, ${company.address.join(', ')}`]],
        },
      ],
    },
  ],
}

sample(terms.seo)
sample(terms.intro)
for (const section of terms.sections) sample(section)
