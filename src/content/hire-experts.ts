import { money } from './counts.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import { type HireExperts, numbered } from './schema.ts'

/** The page `/hire-experts`. */
export const hireExperts: HireExperts = {
  updated: '2026-11-29',
  seo: {
    title: 'Hire developers and designers within 2 weeks',
    description:
      'Experienced developers and designers for your team: you interview them, you choose. Dedicated team, staff augmentation or project, with monthly rates.',
  },
  hero: {
    badge: 'Hire Expert',
    heading: 'Hire developers and designers you interview yourself.',
    lede: 'This is for teams that lack someone for a month or longer. We propose three people, you choose one, and onboarding is done within 2 weeks of the free call. Clients hired 18 people from us in 2025: seven of our staff and eleven contractors, who had passed the same tests.',
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
      description: 'Three people who are free on your date.',
    },
    {
      icon: 'chat',
      title: 'Your interview, your choice',
      description: 'An hour with each. If no one fits, we look again at no charge.',
    },
    {
      icon: 'laptop',
      title: 'Desk, laptop, paperwork',
      description: 'We arrange pay, insurance, equipment and holiday cover. You get one invoice a month.',
    },
    {
      icon: 'users',
      title: 'A lead in the background',
      description: 'One of our leads reviews the work every two weeks and calls you once a month.',
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
      description: 'Makes screens that also work by keyboard, in a design system that someone else began.',
      skills: ['React', 'TypeScript', 'Next.js', 'Vue', 'CSS'],
      experience: '5 to 12 years of experience',
    },
    {
      title: 'Backend developer',
      image: 'portrait-backend',
      weave: 'twill',
      description: 'Writes APIs, queues and migrations, and tests what happens when one fails.',
      skills: ['Java', 'Go', 'Node.js', 'PostgreSQL', 'Kafka'],
      experience: '6 to 15 years of experience',
    },
    {
      title: 'Mobile developer',
      image: 'portrait-mobile',
      weave: 'basket',
      description: 'Has released apps in both stores, and knows what to do when a store rejects one.',
      skills: ['Swift', 'Kotlin', 'Flutter', 'React Native'],
      experience: '5 to 11 years of experience',
    },
    {
      title: 'Full-stack developer',
      image: 'portrait-fullstack',
      weave: 'herring',
      description: 'Builds whole features. The role we advise for a team of fewer than five.',
      skills: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL'],
      experience: '6 to 13 years of experience',
    },
    {
      title: 'DevOps engineer',
      image: 'portrait-devops',
      weave: 'steep',
      description: 'Automates releases, lets people sleep at night, and reads the cloud bill.',
      skills: ['AWS', 'Azure', 'Kubernetes', 'Terraform', 'Prometheus'],
      experience: '7 to 14 years of experience',
    },
    {
      title: 'Data and ML engineer',
      image: 'portrait-data',
      weave: 'diamond',
      description: 'Sets up the data pipeline before the model, and says so when a query is enough.',
      skills: ['Python', 'PyTorch', 'Spark', 'Airflow', 'dbt'],
      experience: '5 to 12 years of experience',
    },
    {
      title: 'QA engineer',
      image: 'portrait-qa',
      weave: 'rib',
      description: 'Automates the tests that repeat, and does the others by hand.',
      skills: ['Playwright', 'Cypress', 'Appium', 'k6', 'Postman'],
      experience: '4 to 10 years of experience',
    },
    {
      title: 'UI/UX designer',
      image: 'portrait-uiux',
      weave: 'satin',
      description: 'Listens to support calls first, then draws components that can be built.',
      skills: ['Figma', 'User research', 'Prototyping', 'Design systems', 'WCAG 2.2'],
      experience: '5 to 13 years of experience',
    },
  ],
  bestFor: 'Best for:',
  teamsNote: 'Filled shapes are our people, outlined ones are yours. The diamond marks who leads.',
  modelsHeading: {
    title: 'Ways to work together',
    text: `The difference is who leads the daily work. For a full month of work, a QA engineer costs ${money(5_500, 7_500)}, a developer or designer ${money(6_500, 9_500)}, a DevOps or data engineer ${money(8_500, 11_000)}. The shortest term is one month for a specialist and three for a team; then either side can give 30 days’ notice.`,
  },
  models: [
    {
      title: 'Dedicated team',
      team: { ours: 5, yours: 1, lead: 'ours' },
      description:
        'Four to ten people work only on your product. At most five are our staff; the others are contractors.',
      features: ['Your roadmap, our delivery lead', 'Grows or shrinks after three months'],
      bestFor: 'A product with a year or more of roadmap ahead',
    },
    {
      title: 'Staff augmentation',
      team: { ours: 2, yours: 4, lead: 'yours' },
      description: 'One to three specialists join your team and report to your lead.',
      features: ['Your stand-up and your code review', 'Your tools, your working hours'],
      bestFor: 'A gap of up to a year; after that, an employee of your own is cheaper',
    },
    {
      title: 'Project-based',
      team: { ours: 5, yours: 0, lead: 'ours' },
      description: `We run the work and show it to you every two weeks. It costs from ${price.from}, at a fixed price.`,
      features: ['Payment by milestone', 'Code and documents yours on full payment'],
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
  },
  benefits: [
    {
      title: 'Top 1% talent',
      description:
        'Of 9,400 applicants since 2019 we took on 94. They passed an interview and a paid day on a real defect; we called two former employers.',
    },
    {
      title: 'Onboarding within 2 weeks',
      description: 'Accounts, laptop and access are ready on the first morning.',
    },
    {
      title: 'Contracts before access',
      description: 'An NDA comes before any code. AI tools are used only if your contract says so.',
    },
  ],
  resultsHeading: {
    title: 'How the hires of 2025 went',
  },
  results: [
    {
      value: '10 days',
      label: 'From call to first commit',
      description:
        'Median of the 18 hires of 2025. One client called on 3 March and chose a developer that week; her first change went live on the 13th.',
    },
    {
      value: '15 of 18',
      label: 'First shortlists accepted',
      description: 'In 2025, the client chose one of the first three people in 15 of 18 searches.',
    },
    {
      value: '8 of 10',
      label: 'Contracts extended',
      description: 'Of ten people whose first agreed term ended in 2025, the clients kept eight for longer.',
    },
  ],
  processHeading: {
    title: 'From the call to the first commit',
  },
  process: numbered([
    {
      title: 'The call',
      description: 'On the free call we ask what the work is and who leads it.',
      details: ['Role described on one page'],
    },
    {
      title: 'Three names',
      description: 'Within 48 hours, weekends not counted, you have a proposal that names three people.',
      details: ['Work samples', 'A rate for each'],
    },
    {
      title: 'Your interviews',
      description: 'If you like, you solve a small task together.',
      details: ['Your questions, your calendar'],
    },
    {
      title: 'Contract and accounts',
      description: 'We sign and arrange access. Your lead chooses a small first ticket.',
      details: ['Accounts tested before day one'],
    },
    {
      title: 'First commit',
      description: 'Something small and useful is merged in the first days.',
      details: ['A change in production'],
    },
  ]),
  closing: {
    heading: 'Describe the person you need.',
    text: 'If the last hire didn’t work out, tell us why: often the role was wrong.',
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
