import { offices } from './company.ts'
import { listed, money } from './counts.ts'
import { price } from './price.ts'
import { sample } from './sample.ts'
import { type HireExperts, numbered } from './schema.ts'

/** `/hire-experts`. */
export const hireExperts: HireExperts = {
  updated: '2026-11-23',
  seo: {
    title: 'Hire developers and designers within 2 weeks',
    description:
      'Senior developers and designers for your team: you interview them, you choose, onboarding within 2 weeks. Dedicated team, staff augmentation or project.',
  },
  hero: {
    badge: 'Hire Expert',
    heading: 'Hire developers and designers you have met.',
    lede: 'Senior people who join your stand-up, your repository and your review queue. You interview three, choose one, and onboarding is done within 2 weeks.',
    actions: [
      { label: 'Talk to Our Experts', to: '/contact' },
      { label: 'Book a Free Consultation', to: 'booking' },
    ],
  },
  intro: {
    title: 'What comes with a hire.',
    text: 'You get a colleague, while contract, payroll, equipment and holiday cover stay with us.',
  },
  services: [
    {
      icon: 'clipboard',
      title: 'A shortlist of three',
      description: sample(
        'Three people who are free on your date, of our staff or contractors of long standing, as the list says. Each comes with work samples and notes from the senior who interviewed them.',
      ),
    },
    {
      icon: 'chat',
      title: 'Your interview, your choice',
      description:
        'You spend an hour with each candidate, on your code and your problem. If none of the three fits, we look again at no charge.',
    },
    {
      icon: 'laptop',
      title: 'Desk, laptop, paperwork',
      description: sample(
        'Insurance, equipment and paperwork are ours to arrange, and you receive one invoice a month. The laptop is encrypted, managed by us and wiped when the work ends.',
      ),
    },
    {
      icon: 'users',
      title: 'A lead in the background',
      description: 'One of our leads reads their work every second week and calls you once a month.',
    },
  ],
  rolesHeading: {
    title: 'The people you can hire.',
    text: 'If the job you have in mind is a mixture of two, say so, because most real ones are.',
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
        'Builds the screens and speaks up for people who use a keyboard. Comfortable in a design system that somebody else began.',
      skills: ['React', 'TypeScript', 'Next.js', 'Vue', 'CSS'],
      experience: '5 to 12 years',
    },
    {
      title: 'Backend developer',
      image: 'portrait-backend',
      weave: 'twill',
      description:
        'Owns the API, the queue and the migrations, and writes the failure case before the one that works.',
      skills: ['Java', 'Go', 'Node.js', 'PostgreSQL', 'Kafka'],
      experience: '6 to 15 years',
    },
    {
      title: 'Mobile developer',
      image: 'portrait-mobile',
      weave: 'basket',
      description:
        'Has shipped to both stores and been rejected by both, and knows what work in the background costs in battery.',
      skills: ['Swift', 'Kotlin', 'Flutter', 'React Native'],
      experience: '5 to 11 years',
    },
    {
      title: 'Full-stack developer',
      image: 'portrait-fullstack',
      weave: 'herring',
      description:
        'Takes a ticket from the database column to the button. A sensible first hire for a team of fewer than five.',
      skills: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL'],
      experience: '6 to 13 years',
    },
    {
      title: 'DevOps engineer',
      image: 'portrait-devops',
      weave: 'steep',
      description:
        'Turns a release into a merge, keeps the pager quiet, and reads the cloud bill line by line.',
      skills: ['AWS', 'Azure', 'Kubernetes', 'Terraform', 'Prometheus'],
      experience: '7 to 14 years',
    },
    {
      title: 'Data and ML engineer',
      image: 'portrait-data',
      weave: 'diamond',
      description: 'Builds the pipeline before the model, and tells you when a query would do.',
      skills: ['Python', 'PyTorch', 'Spark', 'Airflow', 'dbt'],
      experience: '5 to 12 years',
    },
    {
      title: 'QA engineer',
      image: 'portrait-qa',
      weave: 'rib',
      description: 'Automates what repeats and explores the rest by hand, beginning with the checkout.',
      skills: ['Playwright', 'Cypress', 'Appium', 'k6', 'Postman'],
      experience: '4 to 10 years',
    },
    {
      title: 'UI/UX designer',
      image: 'portrait-uiux',
      weave: 'satin',
      description:
        'Sits in on support calls before drawing, and hands over components that an engineer can build without guessing.',
      skills: ['Figma', 'User research', 'Prototyping', 'Design systems', 'WCAG 2.2'],
      experience: '5 to 13 years',
    },
  ],
  bestFor: 'Best for:',
  teamsNote: 'Filled: our people. Outlined: yours. The thread is tied to whoever leads.',
  modelsHeading: {
    title: 'Three ways to work together.',
    text: sample(
      `What differs is who leads from day to day. Rates run from ${money(5_500)} to ${money(11_000)} a month for each person, for at least one month with a specialist and three with a team.`,
    ),
  },
  models: [
    {
      title: 'Dedicated team',
      team: { ours: 5, yours: 1, lead: 'ours' },
      description: 'Four to ten people with a lead of ours, working on your product and on nothing else.',
      features: [
        'Developers, QA and design in one team',
        'Your roadmap, our delivery lead',
        'Grows or shrinks at 30 days’ notice',
      ],
      bestFor: 'A product with a year or more of roadmap ahead',
    },
    {
      title: 'Staff augmentation',
      team: { ours: 2, yours: 4, lead: 'yours' },
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
      team: { ours: 5, yours: 0, lead: 'ours' },
      description: `We run the work and show it to you every two weeks. ${price.fixed}`,
      features: [
        'Detailed proposal within 48 hours',
        'Payment by milestone',
        'Code and documents yours on full payment',
      ],
      bestFor: 'A defined piece of work with an end',
    },
  ],
  toolsHeading: {
    title: 'Tools they know.',
    text: 'If your stack is older than this list, ask, because somebody here has probably kept one like it alive.',
  },
  tools: [
    { category: 'Web and mobile', tools: ['React', 'Angular', 'Vue', 'Swift', 'Kotlin', 'Flutter'] },
    { category: 'Backend', tools: ['Node.js', 'Java', '.NET', 'Python', 'Go', 'PHP'] },
    { category: 'Data and cloud', tools: ['PostgreSQL', 'MongoDB', 'PyTorch', 'AWS', 'Azure', 'Kubernetes'] },
    { category: 'Design and testing', tools: ['Figma', 'Storybook', 'Playwright', 'Appium', 'k6'] },
  ],
  benefitsHeading: {
    title: 'Compared with advertising the job.',
    text: 'For a post that will stay, advertise it. Where you need the person sooner or for less long, weigh these.',
  },
  benefits: [
    {
      title: 'Top 1% talent',
      description:
        'One applicant in a hundred passes the interview, a day of paired work on a real defect, and calls to two people they worked for.',
    },
    {
      title: 'Onboarding within 2 weeks',
      description:
        'Accounts, laptop and access are settled beforehand, so the first morning is spent in your code and not in a queue for a password.',
    },
    {
      title: 'Hours that meet yours',
      description: `${offices.length > 1 ? 'Our offices are' : 'Our office is'} in ${listed(offices.map(({ city }) => city))}, and the hours we share with you each day are written into the agreement.`,
    },
    {
      title: 'The same face in month nine',
      description:
        'The person you interviewed is the person who does the work. We do not move anyone off your product to start somebody else’s.',
    },
    {
      title: 'An invoice you can check',
      description:
        'You get one page a month with name, days and the tickets those days went into. Holidays and sick days are not billed.',
    },
    {
      title: 'Papers before passwords',
      description: sample(
        'NDA and data-protection terms are signed before anyone sees the repository. Every account is personal, needs two-factor sign-in, and ends on the day and at the hour you name.',
      ),
    },
    {
      title: 'AI tools by your rule',
      description: sample(
        'Coding assistants are used only if your contract says so, in accounts that do not train on what they read, never with live data. A named person reviews every change, and the rate is the same either way.',
      ),
    },
    {
      title: 'Who stays',
      description: sample(
        'Two people of 27 left in 2025. If your person goes, the next one learns the work for a month beside them, unbilled.',
      ),
    },
  ],
  resultsHeading: {
    title: 'What these teams have delivered.',
    text: sample(
      'Team sizes are those of the busiest months and count contractors and the client’s own developers too: 6 of 22, 4 of 14 and 4 of 16 were ours.',
    ),
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
    text: 'You decide in the third step, and the others are ours to arrange.',
  },
  process: numbered([
    {
      title: 'The call',
      description:
        'In thirty minutes, free of charge, we ask what the work is, who leads it, and what went wrong with the previous hire.',
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
        'We sign, ship the laptop and work through your access list, while your lead names one small ticket for the first morning.',
      details: ['NDA and contract', 'Accounts tested before day one', 'Reading list for the codebase'],
    },
    {
      title: 'First commit',
      description:
        'Within 2 weeks the new colleague has merged something small and useful, and corrected your setup guide on the way.',
      details: ['A change in production', 'Setup guide brought up to date', 'Review call after 30 days'],
    },
  ]),
  closing: {
    heading: 'Describe the person you need.',
    text: 'The role, the stack and a date are enough to begin with. We answer within 2 hours on business days.',
    actions: [
      { label: 'Talk to Our Experts', to: '/contact' },
      { label: 'View Portfolio', to: '/portfolio' },
    ],
  },
}

sample(hireExperts.results)
