import { sample } from './sample.ts'
import type { HireExperts } from './schema.ts'

/** `/hire-experts`. */
export const hireExperts: HireExperts = {
  updated: '2026-10-21',
  seo: {
    title: 'Hire Expert Developers and Designers',
    description:
      'Senior developers and designers for your team: you interview them, you choose, onboarding within 2 weeks. Dedicated team, staff augmentation or project.',
  },
  hero: {
    badge: 'Hire Expert',
    heading: 'Meet them before you sign.',
    lede: 'Senior developers and designers who join your stand-up, your repository and your review queue. You interview them, you choose, and onboarding is done within 2 weeks.',
    actions: [
      { label: 'Hire an Expert', to: '/contact' },
      { label: 'Book a Free Consultation', to: 'booking' },
    ],
  },
  intro: {
    title: 'What comes with a hire.',
    text: 'You get a colleague. We keep the parts of employment that nobody enjoys.',
  },
  services: [
    {
      mark: 'clipboard',
      title: 'A shortlist of three',
      description:
        'Three people who are free on your date, each with code or design samples and notes from the senior who interviewed them.',
    },
    {
      mark: 'chat',
      title: 'Your interview, your choice',
      description:
        'An hour with each candidate, on your code and your problem. If none of the three fits, we look again at no charge.',
    },
    {
      mark: 'laptop',
      title: 'Desk, laptop, paperwork',
      description:
        'Contract, payroll, insurance, equipment and holiday cover are ours to arrange. You receive one invoice a month.',
    },
    {
      mark: 'users',
      title: 'A lead in the background',
      description:
        'One of our leads reads their work every second week and calls you once a month. A handover, if it comes to that, is on our time.',
    },
  ],
  rolesHeading: {
    title: 'Eight chairs we can fill.',
    text: 'If yours is a mixture of two, say so. Most real jobs are.',
  },
  rolesNav: 'Roles',
  roles: [
    {
      title: 'Frontend developer',
      description:
        'Builds the screens and speaks up for the person on a keyboard. Comfortable in a design system that somebody else began.',
      skills: ['React', 'TypeScript', 'Next.js', 'Vue', 'CSS'],
      experience: '5 to 12 years',
    },
    {
      title: 'Backend developer',
      description:
        'Owns the API, the queue and the migration that runs at noon. Writes the failure case first.',
      skills: ['Java', 'Go', 'Node.js', 'PostgreSQL', 'Kafka'],
      experience: '6 to 15 years',
    },
    {
      title: 'Mobile developer',
      description:
        'Has shipped to both stores and has been rejected by both. Knows what an app may do in the background and what it costs in battery.',
      skills: ['Swift', 'Kotlin', 'Flutter', 'React Native'],
      experience: '5 to 11 years',
    },
    {
      title: 'Full-stack developer',
      description:
        'Takes a ticket from the database column to the button. A sensible first hire for a team of fewer than five.',
      skills: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL'],
      experience: '6 to 13 years',
    },
    {
      title: 'DevOps engineer',
      description:
        'Turns a release into a merge and a pager into an ornament. Reads the cloud bill line by line.',
      skills: ['AWS', 'Azure', 'Kubernetes', 'Terraform', 'Prometheus'],
      experience: '7 to 14 years',
    },
    {
      title: 'Data and ML engineer',
      description: 'Builds the pipeline before the model, and tells you when forty lines of SQL would do.',
      skills: ['Python', 'PyTorch', 'Spark', 'Airflow', 'dbt'],
      experience: '5 to 12 years',
    },
    {
      title: 'QA engineer',
      description:
        'Breaks the checkout on Thursday so that nobody does on Saturday. Automates what repeats and explores the rest by hand.',
      skills: ['Playwright', 'Cypress', 'Appium', 'k6', 'Postman'],
      experience: '4 to 10 years',
    },
    {
      title: 'UI/UX designer',
      description:
        'Sits in on support calls, then draws less. Hands over components an engineer can build without guessing.',
      skills: ['Figma', 'User research', 'Prototyping', 'Design systems', 'WCAG 2.2'],
      experience: '5 to 13 years',
    },
  ],
  bestFor: 'Best for:',
  modelsHeading: {
    title: 'Three ways to work together.',
    text: 'The difference is who leads the work day to day.',
  },
  models: [
    {
      title: 'Dedicated team',
      description: 'Four to ten people with a lead of ours, working on your product and on nothing else.',
      features: [
        'Developers, QA and design in one team',
        'Your roadmap, our delivery lead',
        'Grows or shrinks at a month’s notice',
      ],
      bestFor: 'A product with a year or more of roadmap ahead',
    },
    {
      title: 'Staff augmentation',
      description: 'One to three specialists inside the team you already have, reporting to your lead.',
      features: [
        'Your stand-up and your code review',
        'Your tools, your working hours',
        'Month-to-month contract',
      ],
      bestFor: 'A gap in a team that otherwise works',
    },
    {
      title: 'Project-based',
      description:
        'Agreed scope, agreed price, agreed date. We run the work and show it to you every two weeks.',
      features: [
        'Detailed proposal within 48 hours',
        'Payment by milestone',
        'Code and documents handed over',
      ],
      bestFor: 'A defined piece of work with an end',
    },
  ],
  toolsHeading: {
    title: 'What they already know.',
    text: 'If your stack is older than this list, ask. Somebody here probably misses it.',
  },
  tools: [
    { category: 'Web and mobile', tools: ['React', 'Angular', 'Vue', 'Swift', 'Kotlin', 'Flutter'] },
    { category: 'Backend', tools: ['Node.js', 'Java', '.NET', 'Python', 'Go', 'PHP'] },
    { category: 'Data and cloud', tools: ['PostgreSQL', 'MongoDB', 'PyTorch', 'AWS', 'Azure', 'Kubernetes'] },
    { category: 'Design and testing', tools: ['Figma', 'Storybook', 'Playwright', 'Appium', 'k6'] },
  ],
  benefitsHeading: {
    title: 'Compared with advertising the job.',
    text: 'You may still want to do that. These six lines are the difference.',
  },
  benefits: [
    {
      mark: 'filter',
      title: 'Top 1% talent',
      description:
        'One applicant in a hundred passes the interview, a day of paired work on a real defect, and two calls to people they worked for.',
    },
    {
      mark: 'calendar',
      title: 'Onboarding within 2 weeks',
      description:
        'Accounts, laptop and access are settled before the first morning, which is spent in your code and not in a queue for a password.',
    },
    {
      mark: 'clock',
      title: 'Hours that meet yours',
      description:
        'Our offices are in India, the United States and Australia. The shared hours of each day are written into the agreement.',
    },
    {
      mark: 'handshake',
      title: 'The same face in month nine',
      description:
        'The person you interviewed is the person who does the work. We do not move anyone off your product to start somebody else’s.',
    },
    {
      mark: 'receipt',
      title: 'An invoice you can check',
      description:
        'One page a month: name, days and the tickets those days went into. Holidays and sick days are not billed.',
    },
    {
      mark: 'lock',
      title: 'Papers before passwords',
      description:
        'NDA and data-protection terms are signed before anyone sees the repository. Access ends on the last day, at a time you name.',
    },
  ],
  resultsHeading: {
    title: 'What such teams have done.',
    text: 'Three projects, the size of the team at its largest, and the figure it was judged by.',
  },
  results: [
    {
      value: '40%',
      label: 'Cost reduction',
      description:
        'SmartLogistics Hub: 22 developers over 18 months, on routing, tracking and proof of delivery.',
    },
    {
      value: '70%',
      label: 'Efficiency gain',
      description:
        'AutomateFlow RPA: 14 developers over 20 months, on finance and payroll bots that run 10K+ processes a month.',
    },
    {
      value: '300%',
      label: 'Research velocity',
      description:
        'InnovateLab Platform: 16 developers over 22 months, for 100+ research teams with 500+ active projects.',
    },
  ],
  processHeading: {
    title: 'From the call to the first commit.',
    text: 'Five steps. Two of them are yours.',
  },
  process: [
    {
      title: 'The call',
      description:
        'Thirty minutes, free. We ask what the work is, who leads it, and what went wrong with the last hire.',
      details: [
        'Role described on one page',
        'Working hours and start date',
        'A plain no, if we are the wrong people',
      ],
    },
    {
      title: 'Three names',
      description:
        'Within 48 hours you have a proposal with three people in it, each of them free on your date.',
      details: ['Profiles with work samples', 'Monthly rate for each', 'Notes from our own interviews'],
    },
    {
      title: 'Your interviews',
      description:
        'You talk to each of them for an hour and, if you like, fix a small defect together in your own code.',
      details: [
        'Interviews in your calendar',
        'Paired task, optional',
        'Your decision, without a deadline from us',
      ],
    },
    {
      title: 'Keys and accounts',
      description:
        'We sign, ship the laptop and work through your access list. Your lead names one small ticket for the first morning.',
      details: ['NDA and contract', 'Accounts tested before day one', 'Reading list for the codebase'],
    },
    {
      title: 'First commit',
      description:
        'Within 2 weeks the new colleague has merged something small and useful, and corrected your setup guide on the way.',
      details: ['A change in production', 'Setup guide brought up to date', 'Review call after 30 days'],
    },
  ],
  closing: {
    heading: 'Describe the empty chair.',
    text: 'The role, the stack and the date you need somebody. We answer within 2 hours on business days.',
    actions: [
      { label: 'Find Your Developer', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(hireExperts.results)
