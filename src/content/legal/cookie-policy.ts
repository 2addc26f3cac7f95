import { company } from '../company.ts'
import { sample } from '../sample.ts'
import type { Inline, LegalPage } from '../schema.ts'

const privacyMail: Inline = { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` }

/** The content of the page `/cookie-policy`. */
export const cookiePolicy: LegalPage = {
  title: 'Cookie Policy',
  updated: '2024-12-01',
  seo: {
    title: 'Cookie Policy',
    description:
      'This website itself sets no cookies. Which kinds of cookie exist, how long each lasts where we or a booking provider use it, and how to refuse or delete them.',
  },
  intro: `${company.name} has been registered since ${company.founded}. This website itself sets no cookies. The policy explains what cookies are, and which ones our booking pages and client services may set.`,
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: [
        {
          kind: 'text',
          content: [
            'Cookies are small text files that a website asks your browser to keep and to send back on later visits. They let a service remember something, such as that you are signed in or which language you chose. A session cookie is deleted when you close the browser. A persistent cookie stays until its date of expiry or until you delete it.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Local storage, tracking pixels and device fingerprints can serve the same purposes. In this policy, “cookies” includes them.',
          ],
        },
      ],
    },
    {
      id: 'this-website',
      title: 'Cookies on this website',
      blocks: [
        {
          kind: 'text',
          content: [
            'This website has no accounts, no analytics, no advertising and no embedded content from third parties, and so no cookie banner. Your browser may keep copies of our pages and pictures so that they load faster. Those copies do not identify you.',
          ],
        },
        {
          kind: 'text',
          content: [
            'There is one exception. During an attack, our hosting provider may place a security check in front of a page. That check may set an essential cookie, which remembers that you passed.',
          ],
        },
        {
          kind: 'text',
          content: [
            'If we decide to set cookies, we will change this policy first, and ask for your consent to any that are not essential.',
          ],
        },
      ],
    },
    {
      id: 'kinds',
      title: 'Kinds of cookie and how long they last',
      blocks: [
        {
          kind: 'text',
          content: [
            'Some services that we run for clients, and the external tool through which you book a consultation, do use cookies. We list their four kinds here because you may meet them there.',
          ],
        },
        {
          kind: 'table',
          caption: 'Kinds of cookie, their purpose and duration',
          head: ['Kind', 'Purpose', 'How long', 'On this website'],
          rows: [
            [
              'Essential',
              'Keep the service working: sign-in, security, the steps of a booking',
              'The\u00a0session',
              'None, except a security check during an attack',
            ],
            ['Analytics', 'Count visits and learn which pages help', '2 years', 'None'],
            ['Functional', 'Remember choices such as language and time zone', '1 year', 'None'],
            ['Marketing', 'Measure advertising and limit how often it is shown', '30 to 90 days', 'None'],
          ],
        },
        {
          kind: 'text',
          content: [
            'These durations apply to services in which we choose the setting; on this website there is nothing to set. A provider or client that makes its own settings may apply others, which its cookie notice states. Essential cookies need no consent. The other three kinds are set only with your consent where the law requires it.',
          ],
        },
      ],
    },
    {
      id: 'other-services',
      title: 'Booking pages and client services',
      blocks: [
        {
          kind: 'text',
          content: [
            'Our booking and scheduling pages open in a new tab and belong to external providers. They may set cookies of any of the four kinds once you open them, not before. Their own cookie and privacy notices apply. If you would rather not use them, our ',
            { text: 'contact page', href: '/contact' },
            ' gives an email address and a phone number.',
          ],
        },
        {
          kind: 'text',
          content: [
            'In a service that we build or run for a client, the client decides which cookies are used and informs its users. Contact that organisation with questions about its cookies.',
          ],
        },
      ],
    },
    {
      id: 'opt-out',
      title: 'How to refuse or delete cookies',
      blocks: [
        {
          kind: 'text',
          content: [
            'Every common browser lets you see, block and delete cookies, usually in the settings under privacy. Blocking essential cookies may stop a service from working. This website works the same with all cookies blocked.',
          ],
        },
        {
          kind: 'text',
          content: [
            'Because other websites and the booking tool may use analytics or marketing cookies, these external tools may help:',
          ],
        },
        {
          kind: 'list',
          items: [
            [
              'Analytics: ',
              {
                text: 'Google Analytics opt-out browser add-on',
                href: 'https://tools.google.com/dlpage/gaoptout',
              },
            ],
            [
              'Advertising: ',
              { text: 'Digital Advertising Alliance opt-out page', href: 'https://optout.aboutads.info/' },
            ],
            [
              'Advertising in Europe: ',
              { text: 'Your Online Choices', href: 'https://www.youronlinechoices.eu/' },
            ],
          ],
        },
        {
          kind: 'text',
          content: [
            'An opt-out is often stored in a cookie itself. If you delete all cookies or change browser, you may need to set it again.',
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
            'The current version of this policy is always on this page, with the date of the last update at the top. Our ',
            { text: 'Privacy Policy', href: '/privacy' },
            ' describes how we handle personal data and what your rights are.',
          ],
        },
        { kind: 'text', content: ['Questions about cookies: ', privacyMail] },
      ],
    },
  ],
}

sample(cookiePolicy.seo)
sample(cookiePolicy.intro)
for (const section of cookiePolicy.sections) sample(section)
