import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseConsultingHub = caseStudy({
  id: 9,
  title: 'Enterprise Consulting Hub',
  category: 'Consulting Platform',
  industry: 'Management consulting',
  service: '/web-development',
  accent: 'brown',
  updated: '2026-11-28',
  years: '2023–2024',
  firstRelease: {
    weeks: 12,
    people: 4,
    price: [90_000, 100_000],
    share: 8,
    what: 'video calls and plans for one practice',
  },
  searchTitle: 'Client portal for a consultancy',
  seo: 'Client portal for a consultancy: one week of the team, day by day, the hours that the firm’s own people gave, and what 500+ engagements show.',
  summary:
    'Fennick & Rowe, a consultancy, shows clients the page on which it works: the calls, who decided what, and which risk has no owner yet. It used to send slides.',
  description: 'Clients and consultants share one page, with every risk and decision.',
  achievement: 'Clients read the same page as the partners.',
  results: [
    {
      value: '500+',
      label: 'engagements, 2024–\u20602025',
      note: 'begun in these two years',
      icon: 'clipboard',
    },
    {
      value: '95%',
      label: 'of 2024’s 120 clients signed again',
      note: '114, within a year',
      icon: 'handshake',
    },
    { value: '$10M+', label: 'saved by clients, 2024–\u20602025', icon: 'coins' },
  ],
  technologies: ['React', '.NET', 'LiveKit', 'Azure'],
  capabilities: [
    {
      title: 'Decisions, timestamped',
      description: 'A click plays back the half minute before a decision.',
    },
    {
      title: 'Risks with an owner',
      description: 'Until a risk has an owner, it stands at the top of the page, where the client sees it.',
    },
    {
      title: 'A library of methods',
      description: 'Search for a pricing review at a foundry, and find method, author and result.',
    },
  ],
  quote: {
    content:
      'My wrists no longer allow me to use a mouse. Kavya Shah is the first developer who asked how I work before she told me how her software works. Everything on the plan can be done with the keyboard, and it does not look like a special version for me.',
    name: 'Judith Rowe',
    role: 'Senior Partner, Fennick & Rowe',
  },
  story: {
    overview: [
      'We built a portal on which a consultancy and its client see the same page: the call, and beside it a plan whose cards are goal, risk, pilot, team and launch. Fennick & Rowe advises mid-sized manufacturers. Its four departments, called practices, had kept plans in four ways. This is one week in month ten, with two groups of five people: one works on calls, the other on search.',
      {
        title: 'Monday',
        description:
          'The head of the second practice spends an hour with the team and puts the tasks of the next two weeks in order. She moves the export to slides to the end of the list: as long as there are slides, her consultants won’t use the page.',
      },
      {
        title: 'Tuesday',
        description:
          'The search group loads 20 years of slide decks, paragraph by paragraph, so that every practice finds the methods of the others. What a client said in confidence must stay inside that client’s engagement. For an hour and a half a consultant reads results and marks the confidential ones.',
      },
      {
        title: 'Wednesday',
        description:
          'For half an hour we show three partners a summary of a call, written by a model. It reads well, but it’s wrong about a date. The partners won’t let a client read that, so the model is dropped, which saves five days. Instead, anyone on a call can mark the moment of a decision. With the consent of both sides, the half minute before it is kept on a card; all other sound is deleted.',
      },
      {
        title: 'Thursday',
        description:
          'Judith Rowe, the senior partner, tries the new plan for an hour. She uses no mouse. Kavya Shah, who makes our web apps usable by keyboard, sits beside her and takes notes. Two shortcuts that her browser uses itself are replaced on the same day.',
      },
      {
        title: 'Friday',
        description:
          'The first practice gets the new version in the morning. In the afternoon the firm gets a report of one page. The week took about 380 hours of the team’s time and five hours of the firm’s. One question was left for Monday: may a client see a risk before it has an owner? The partners said yes.',
      },
    ],
    award: {
      name: 'Client Portal, third place',
      description: 'Two of Fennick & Rowe’s clients had sent in the entry.',
      giver: 'Consulting Firms’ Association',
      year: 2025,
    },
    duration: 16,
    teamSize: 14,
    extraDetail: { label: 'Scope', value: 'Four practices' },
    technologyCategories: [
      { category: 'Web', tools: ['React', 'TypeScript', 'Tiptap'] },
      { category: 'Calls', tools: ['LiveKit', 'WebRTC', 'Opus'] },
      { category: 'Services', tools: ['.NET', 'PostgreSQL', 'OpenSearch'] },
      { category: 'Platform', tools: ['Azure', 'Docker', 'Terraform'] },
    ],
    resultFigures: [
      {
        value: '40%',
        label: 'Faster takeover',
        description:
          'A consultant who takes over an engagement from a colleague was ready after a median of 21 working days in 2022, and 15 in 2024 (30 cases in each year).',
        chart: { before: 21, after: 15 },
      },
      {
        value: '$10M+',
        label: 'Saved by clients',
        description:
          'By decisions of 31 clients on the plan in 2024 and 2025, mostly about shared purchasing and new price lists. The client’s finance department confirmed each amount.',
      },
      {
        value: '95%',
        label: 'Client retention',
        description:
          'In 2024, 120 clients ended their first engagement on the hub; 114 of them signed again within a year. Of the 100 whose first one ended in 2022, before the hub, 83 did.',
        chart: { share: 95 },
      },
    ],
  },
  closing: {
    heading: 'One practice is enough to begin.',
    text: 'Choose the one that asks for it. Nobody has to persuade the others; if they may watch for a quarter, they’ll ask, too.',
    action: 'Start Your Project',
  },
})

sample(enterpriseConsultingHub)
