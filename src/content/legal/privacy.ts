import { company, offices } from '../company.ts'
import { sample } from '../sample.ts'
import type { Inline, LegalPage } from '../schema.ts'
import { entity, regionalContacts } from './entity.ts'

const privacyMail: Inline = { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` }
const legalMails = [...company.legalContacts, ...regionalContacts].map(({ about, email }): Inline[] => [
  `${about}: `,
  { text: email, href: `mailto:${email}` },
])
const phone: Inline = { text: company.phone, href: company.phoneHref }

/** The content of the page `/privacy`. */
export const privacy: LegalPage = {
  title: 'Privacy Policy',
  updated: '2024-12-01',
  seo: {
    title: 'Privacy Policy',
    description:
      'Which personal data we receive when you write, call, book a consultation or become a client, why we use it, how long we keep it, and the rights you have.',
  },
  intro: `${company.name} has been registered since ${company.founded}. This policy explains which personal data we handle, why we handle it, how long we keep it, and what you can ask of us.`,
  sections: [
    {
      id: 'scope',
      title: 'Who we are and what this policy covers',
      blocks: [
        {
          kind: 'text',
          content: [
            `In this policy, “we” means ${entity.name}, ${entity.form}. It is registered with the ${entity.registration}, and its office is at ${company.address.join(', ')}. We are the controller of the personal data described here, which means that we decide why and how it is used.`,
          ],
        },
        {
          kind: 'text',
          content: [
            'The policy covers this website, messages and calls to us, consultations booked with us, and our dealings with the staff of clients and suppliers. It does not cover websites that belong to others, even where we link to them.',
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'What this website collects',
      blocks: [
        {
          kind: 'text',
          content: [
            'This website collects very little. It has no accounts, no forms, no advertising, no analytics and no trackers. It sets no cookies itself and loads no files from third parties. Our ',
            { text: 'Cookie Policy', href: '/cookie-policy' },
            ' says more.',
          ],
        },
        {
          kind: 'text',
          content: [
            'To deliver a page, our hosting provider receives what every web request contains: your IP address, the address of the page, the time, and what your browser says about itself. It uses this to send the page and to protect the service from attack. Our technical logs record errors, addresses that do not exist, and measurements of a sample of requests. We do not use them to identify you, or combine them with other data about you.',
          ],
        },
      ],
    },
    {
      id: 'data-we-receive',
      title: 'What you send us',
      blocks: [
        { kind: 'text', content: ['We receive personal data when you choose to get in touch:'] },
        {
          kind: 'list',
          items: [
            [
              'By email: your name, email address, company, the content of your message and anything you attach.',
            ],
            [
              'By phone: your number, and the notes we make of the conversation. If we record a call, we tell you when it begins.',
            ],
            [
              'Through the external booking or scheduling page: your name, email address, chosen time, and the answers you give there.',
            ],
            [
              'As a client or supplier, or a member of their staff: business contact details, contract and invoice data, and the correspondence of the project.',
            ],
            ['As an applicant: the application you send us and our notes on it.'],
          ],
        },
        {
          kind: 'text',
          content: [
            'The booking and scheduling pages open in a new tab and belong to external providers. They pass your booking to us. What else they collect is described in their own privacy notices. If you prefer not to use them, write or call.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Please do not send us health records, passwords, card numbers or the personal data of your customers in a first message. If a project needs such data, we will agree on a safe way to transfer it.',
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it and on what basis',
      blocks: [
        {
          kind: 'text',
          content: [
            'We use personal data only for the purposes below. Each also has its legal basis where the law requires one, as the General Data Protection Regulation (GDPR) does.',
          ],
        },
        {
          kind: 'table',
          caption: 'Purposes and legal bases',
          head: ['Purpose', 'Data', 'Legal basis'],
          rows: [
            [
              'To answer you, hold a consultation and prepare a proposal',
              'Contact details, message, booking',
              'Steps before a contract; our legitimate interest in answering enquiries',
            ],
            [
              'To carry out a contract and invoice it',
              'Business contacts, project and invoice data',
              'Contract; our legitimate interest in working with the people our client names',
            ],
            [
              'To meet tax, accounting and other legal duties',
              'Contracts, invoices, payments',
              'Legal obligation',
            ],
            [
              'To keep the website available and secure',
              'Request data, technical logs',
              'Our legitimate interest in a secure service',
            ],
            [
              'To bring or defend legal claims',
              'The data the claim concerns',
              'Our legitimate interest in protecting our rights',
            ],
            ['To consider an application', 'Application and notes', 'Steps before a contract'],
            [
              'To publish a name, portrait or quotation, or to send news you asked for',
              'What you approved',
              'Consent',
            ],
          ],
        },
        {
          kind: 'text',
          content: [
            'We do not sell personal data, share it for advertising, or make decisions about you by automated means alone.',
          ],
        },
      ],
    },
    {
      id: 'client-data',
      title: 'Data we handle for clients',
      blocks: [
        {
          kind: 'text',
          content: [
            'When we build, test or run software for a client, we may have access to personal data in the client’s systems. The client remains the controller of that data. We act as its processor: we use the data only on its written instructions, under a data processing agreement.',
          ],
        },
        {
          kind: 'text',
          content: [
            'If your data is held in a product that we developed for someone else, please contact the organisation that offers it. If you write to us, we will pass your request on.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives it',
      blocks: [
        {
          kind: 'text',
          content: [
            'Inside the company, only people who need the data for their work have access to it. Outside it, we disclose data only to:',
          ],
        },
        {
          kind: 'list',
          items: [
            [
              'providers that work for us under contract, such as those for hosting, email, telephony, booking, document storage and accounting;',
            ],
            ['professional advisers, such as lawyers, auditors and insurers, who are bound to secrecy;'],
            [
              'courts, authorities and other parties, where the law obliges us or where it is necessary to establish or defend a claim;',
            ],
            [
              'a buyer or successor, if all or part of our business is transferred, on the condition that it keeps to this policy.',
            ],
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        {
          kind: 'text',
          content: [
            `We work from offices in several countries (${offices.map(({ country }) => country).join(', ')}), which are on our `,
            { text: 'contact page', href: '/contact' },
            ', and some of our providers are in other countries. Your data may therefore be handled outside the country you live in.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Where the law restricts such a transfer, we rely on an official decision that the country protects data adequately, or on standard contractual clauses approved by the competent authority, with further safeguards where needed. You may ask for a copy of the clauses.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'Retention periods',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Enquiries, call notes and bookings that lead to no contract',
              '24 months after the last message',
            ],
            [
              'Contracts, invoices and project correspondence',
              'The term of the contract, then the period set by tax, accounting and limitation law',
            ],
            [
              'Personal data handled for a client',
              'As the client instructs; returned or deleted when the contract ends',
            ],
            ['Applications', '6 months after the decision, longer only with your consent'],
            ['Technical logs of this website', 'No more than 30 days'],
            [
              'Published names, portraits and quotations',
              'Until you withdraw your consent or we remove them',
            ],
          ],
        },
        {
          kind: 'text',
          content: [
            'We keep data longer only where the law obliges us to, or for as long as a claim is pending. Afterwards we delete it or make it anonymous.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'text',
          content: [
            'Depending on the law that applies to you, you have these rights over your personal data:',
          ],
        },
        {
          kind: 'list',
          items: [
            ['Access: to learn whether we hold data about you and to receive a copy of it.'],
            ['Correction: to have inaccurate data put right and incomplete data completed.'],
            ['Deletion: to have data erased if we have no lawful reason to keep it.'],
            [
              'Restriction: to have data kept but not otherwise used, for example while its accuracy is disputed.',
            ],
            [
              'Portability: to receive the data you gave us in a common, machine-readable format, or to have it sent to another provider.',
            ],
            ['Withdrawal of consent: to take back a consent at any time. What we did before remains lawful.'],
          ],
        },
        {
          kind: 'text',
          content: [
            'You may also object to a use based on our legitimate interests, for reasons that arise from your own situation.',
          ],
        },
        {
          kind: 'text',
          content: [
            'To exercise a right, write to ',
            privacyMail,
            '. It costs nothing. We may need to confirm who you are, and ask only for what that requires. We answer within one month. If a request is complex, we may need up to two further months, and tell you so within the first month. We will not treat you less favourably for exercising a right.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Some laws give you more rights. In the European Union and the United Kingdom you may write to our representative there. In India you may turn to our grievance officer, and name a person to exercise your rights after your death or incapacity. In the United States, the law of your state may let you act through an agent and appeal against a refusal. In Australia, the Privacy Act 1988 lets you deal with us under a pseudonym where that is practicable. You may also complain to the Office of the Australian Information Commissioner if we have not answered your complaint within 30 days. The contacts are listed under “Changes and contact”.',
          ],
        },
        {
          kind: 'text',
          content: [
            'If our answer does not satisfy you, you may complain to the data protection authority of the country in which you live or work.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security and children',
      blocks: [
        {
          kind: 'text',
          content: [
            'We protect personal data with measures that fit the risk: encrypted connections and devices, multi-factor sign-in, access by role, backups, and confidentiality agreements with staff. No system is free of risk. If a breach is likely to harm you, we will tell you and the competent authority as the law requires.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Our services are for businesses. We do not knowingly collect data from anyone under 18 through this website. If you believe a child has written to us, tell us and we will delete the message.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Changes and contact',
      blocks: [
        {
          kind: 'text',
          content: [
            'We may amend this policy when our practice or the law changes. The current version is on this page, with the date of the last update at the top. If a change materially affects data we already hold about you, we will tell you before it takes effect if we can reach you.',
          ],
        },
        {
          kind: 'list',
          items: [
            ['Questions and requests about privacy: ', privacyMail],
            ...legalMails,
            ['Phone: ', phone],
            [`Post: ${entity.name}, ${company.address.join(', ')}`],
          ],
        },
      ],
    },
  ],
}

sample(privacy.seo)
sample(privacy.intro)
for (const section of privacy.sections) sample(section)
