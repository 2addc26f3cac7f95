import { money } from './counts.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import { type HireExperts, numbered } from './schema.ts'

/** The page `/hire-experts`. */
export const hireExperts: HireExperts = {
  updated: '2026-11-28',
  seo: {
    title: 'Hire developers and designers within 2 weeks',
    description:
      'Experienced developers and designers for your team: you interview them, you choose, onboarding within 2 weeks. Dedicated team, staff augmentation or project.',
  },
  hero: {
    badge: 'Hire Expert',
    heading: 'Hire developers and designers you interview yourself.',
    lede: 'Your new colleague joins your stand-up, your repository and your reviews. You interview three and choose one. Onboarding is done within 2 weeks of the free call.',
    actions: [
      { label: 'Talk to Our Experts', to: '/contact' },
      { label: 'Book a Free Consultation', to: 'booking' },
    ],
  },
  intro: {
    title: 'Included in every hire',
  },
  services: [
    {
      icon: 'clipboard',
      title: 'A shortlist of three',
      description:
        'You get three people who are free on your date, each with work samples. The list says who is our staff and who is a contractor.',
    },
    {
      icon: 'chat',
      title: 'Your interview, your choice',
      description:
        'You spend an hour with each candidate, on a problem like yours. If none of the three fits, we look again at no charge.',
    },
    {
      icon: 'laptop',
      title: 'Desk, laptop, paperwork',
      description:
        'We arrange contract, pay, insurance, equipment and holiday cover, and send one invoice a month.',
    },
    {
      icon: 'users',
      title: 'A lead in the background',
      description: 'One of our leads reviews your colleague’s work every two weeks and calls you each month.',
    },
  ],
  rolesHeading: {
    title: 'The people you can hire',
  },
  candidates: {
    images: ['portrait-backend', 'portrait-data', 'portrait-qa'],
    alt: 'Portraits of three candidates; the one who was chosen is large, on a yellow ground',
  },
  roles: [
    {
      title: 'Frontend developer',
      image: 'portrait-frontend',
      weave: 'plain',
      description:
        'Builds the screens, also for people who use only a keyboard, and works well in a design system that someone else began.',
      skills: ['React', 'TypeScript', 'Next.js', 'Vue', 'CSS'],
      experience: '5 to 12 years',
    },
    {
      title: 'Backend developer',
      image: 'portrait-backend',
      weave: 'twill',
      description: 'Builds the API, the queues and the migrations, and tests what happens when they fail.',
      skills: ['Java', 'Go', 'Node.js', 'PostgreSQL', 'Kafka'],
      experience: '6 to 15 years',
    },
    {
      title: 'Mobile developer',
      image: 'portrait-mobile',
      weave: 'basket',
      description:
        'Has released apps in both stores, knows what to do when a store rejects one, and measures battery use.',
      skills: ['Swift', 'Kotlin', 'Flutter', 'React Native'],
      experience: '5 to 11 years',
    },
    {
      title: 'Full-stack developer',
      image: 'portrait-fullstack',
      weave: 'herring',
      description:
        'Builds a whole feature, from the database to the button. A sensible first hire for a team of fewer than five.',
      skills: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL'],
      experience: '6 to 13 years',
    },
    {
      title: 'DevOps engineer',
      image: 'portrait-devops',
      weave: 'steep',
      description: 'Automates releases, prevents alarms at night, and reads the cloud bill line by line.',
      skills: ['AWS', 'Azure', 'Kubernetes', 'Terraform', 'Prometheus'],
      experience: '7 to 14 years',
    },
    {
      title: 'Data and ML engineer',
      image: 'portrait-data',
      weave: 'diamond',
      description: 'Builds the data pipeline before the model, and tells you when a query is enough.',
      skills: ['Python', 'PyTorch', 'Spark', 'Airflow', 'dbt'],
      experience: '5 to 12 years',
    },
    {
      title: 'QA engineer',
      image: 'portrait-qa',
      weave: 'rib',
      description: 'Automates repeated tests and does the others by hand, beginning with the checkout.',
      skills: ['Playwright', 'Cypress', 'Appium', 'k6', 'Postman'],
      experience: '4 to 10 years',
    },
    {
      title: 'UI/UX designer',
      image: 'portrait-uiux',
      weave: 'satin',
      description: 'Listens to support calls before drawing, and hands over components that can be built.',
      skills: ['Figma', 'User research', 'Prototyping', 'Design systems', 'WCAG 2.2'],
      experience: '5 to 13 years',
    },
  ],
  bestFor: 'Best for:',
  teamsNote: 'Filled shapes are our people, outlined ones are yours. The diamond marks who leads.',
  modelsHeading: {
    title: 'Ways to work together',
    text: `The difference is who leads the daily work. Rates are ${money(5_500, 11_000)} a month for each person. A specialist is hired for at least one month, a team for at least three. After that, either side can end it on 30 days’ notice.`,
  },
  models: [
    {
      title: 'Dedicated team',
      team: { ours: 5, yours: 1, lead: 'ours' },
      description:
        'Four to ten people with a lead of ours work only on your product. At most five are our staff; the others are contractors whom you interview too.',
      features: [
        'Developers, QA and design in one team',
        'Your roadmap, our delivery lead',
        'Grows or shrinks after three months',
      ],
      bestFor: 'A product with a year or more of roadmap ahead',
    },
    {
      title: 'Staff augmentation',
      team: { ours: 2, yours: 4, lead: 'yours' },
      description: 'One to three specialists join the team you already have and report to your lead.',
      features: [
        'Your stand-up and your code review',
        'Your tools, your working hours',
        'Month-to-month contract',
      ],
      bestFor: 'A gap in a team that otherwise works',
    },
    {
      title: 'Project-based',
      team: { ours: 5, yours: 0, lead: 'ours' },
      description: `We run the work and show it to you every two weeks. ${price.short}`,
      features: [
        'Detailed proposal within 48 hours',
        'Payment by milestone',
        'Code and documents yours on full payment',
      ],
      bestFor: 'A defined piece of work with an end',
    },
  ],
  toolsHeading: {
    title: 'Tools they know',
  },
  tools: [
    { category: 'Web and mobile', tools: ['React', 'Angular', 'Vue', 'Swift', 'Kotlin', 'Flutter'] },
    { category: 'Backend', tools: ['Node.js', 'Java', '.NET', 'Python', 'Go', 'PHP'] },
    { category: 'Data and cloud', tools: ['PostgreSQL', 'MongoDB', 'PyTorch', 'AWS', 'Azure', 'Kubernetes'] },
    { category: 'Design and testing', tools: ['Figma', 'Storybook', 'Playwright', 'Appium', 'k6'] },
  ],
  benefitsHeading: {
    title: 'Arranged before the first day',
    text: 'For a permanent role, hire an employee of your own. We are for a role that must be filled soon, or for a limited time.',
  },
  benefits: [
    {
      title: 'Top 1% talent',
      description:
        'One applicant in a hundred passes the interview, a day of paired work on a real defect, and our calls to two former employers.',
    },
    {
      title: 'Onboarding within 2 weeks',
      description:
        'Accounts, laptop and access are prepared, so the new colleague works in your code from the first morning.',
    },
    {
      title: 'Contracts before access',
      description:
        'NDA and data-protection terms are signed before anyone sees the code. Every account is personal, with two-factor sign-in.',
    },
    {
      title: 'AI tools only if you agree',
      description: 'Coding assistants are used only if your contract says so, and never with live data.',
    },
  ],
  resultsHeading: {
    title: 'Hires, and what they did',
  },
  results: [
    {
      value: '10 days',
      label: 'From call to first commit',
      description:
        'A maker of warehouse scanners called on 2 March 2026, interviewed three backend developers that week and chose one. On the 12th she merged her first change, a fix for orders that were charged twice. She still works there.',
    },
    {
      value: '15 of 18',
      label: 'First shortlists accepted',
      description:
        'Searches of 2025 in which the client chose one of the first three people. Six of these 15 were our staff, the others contractors.',
    },
    {
      value: '8 of 10',
      label: 'Contracts extended',
      description:
        'Developers and designers whose first agreed term ended in 2025, and whose clients then kept them for longer.',
    },
  ],
  processHeading: {
    title: 'From the call to the first commit',
  },
  process: numbered([
    {
      title: 'The call',
      description: 'On the free call we ask what the work is and who leads it.',
      details: ['Role described on one page', 'Working hours and start date'],
    },
    {
      title: 'Three names',
      description: 'Within 48 hours you have a proposal that names three people.',
      details: ['Profiles with work samples', 'Monthly rate for each'],
    },
    {
      title: 'Your interviews',
      description: 'If you like, you solve a small task together, which needs none of your code.',
      details: ['Interviews in your calendar', 'Paired task, optional'],
    },
    {
      title: 'Contract and accounts',
      description:
        'We sign, send the laptop and arrange access. Your lead chooses one small ticket for the first morning.',
      details: ['NDA and contract', 'Accounts tested before day one'],
    },
    {
      title: 'First commit',
      description: 'Within 2 weeks of the call, the new colleague has merged something small and useful.',
      details: ['A change in production', 'Setup guide brought up to date'],
    },
  ]),
  closing: {
    heading: 'Describe the person you need.',
    text: 'The role, the tools and a date are enough. We answer within 2 hours on business days.',
    actions: [
      { label: 'Talk to Our Experts', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(hireExperts.seo)
sample(hireExperts.hero)
sample(hireExperts.intro)
sample(hireExperts.services)
sample(hireExperts.roles)
sample(hireExperts.modelsHeading)
sample(hireExperts.models)
sample(hireExperts.benefits)
sample(hireExperts.resultsHeading)
sample(hireExperts.results)
sample(hireExperts.process)
sample(hireExperts.closing)
sample(hireExperts.rolesHeading)
sample(hireExperts.candidates)
sample(hireExperts.teamsNote)
sample(hireExperts.benefitsHeading)
sample(hireExperts.processHeading)
