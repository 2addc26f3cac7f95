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
    'A consulting firm keeps calls and plan on one page that its clients read too: who decided what, when, and which risk has no owner yet.',
  description: 'Consultants’ calls and plans on pages that clients read too.',
  achievement: 'Clients read the same page as the partners.',
  results: [
    { value: '500+', label: 'engagements', note: 'since opening', icon: 'clipboard' },
    { value: '95%', label: 'client retention', icon: 'handshake' },
    { value: '$10M+', label: 'client savings', icon: 'coins' },
  ],
  technologies: ['React', '.NET', 'LiveKit', 'OpenSearch', 'Azure'],
  capabilities: [
    {
      title: 'Decisions, timestamped',
      description:
        'Mark a moment in the call and it becomes a card on the plan. A click plays back the half minute in which it was said.',
    },
    {
      title: 'Risks with an owner',
      description:
        'Each risk gets an owner and a date on which it is reviewed. As long as it has no owner, it stands at the top of the page, where the client sees it.',
    },
    {
      title: 'A library of methods',
      description:
        'Search for a problem, such as a pricing review at a foundry, and find the method, its author and its result.',
    },
  ],
  quote: {
    content:
      'My wrists no longer allow me to use a mouse. Kavya Shah is the first developer who asked how I work before she told me how her software works. Everything on the plan can be done with the keyboard, and it does not look like a special version for me. My younger colleagues use the same keys, because they are quick. I would gladly work with her again.',
    name: 'Judith Rowe',
    role: 'Senior Partner, Fennick & Rowe',
  },
  story: {
    closeUps: [[510, 278, 290, 190]],
    overview: [
      'This firm advises mid-sized manufacturers. Its four departments, called practices, kept plans in four ways, for example as slides or as photographs of sticky notes. Today the call and the plan share a page, which the client sees too. Goal, risk, pilot, team and launch are cards on it. This is one week in month ten, with two groups of five people: one works on calls, the other on search.',
      {
        title: 'Monday',
        description:
          'The head of the second practice spends an hour with the team and puts the tasks of the next two weeks in order. She moves the export to slides to the end of the list. Her consultants are used to slides, and she hopes that they will now use the page.',
      },
      {
        title: 'Tuesday',
        description:
          'The search group loads the slide decks of all four practices, paragraph by paragraph, so that each practice finds the methods of the others. What a client said in confidence must stay inside that client’s engagement. For an hour and a half a consultant reads results and marks what must not leave. Her marks become rules, and the rules run on everything that is loaded.',
      },
      {
        title: 'Wednesday',
        description:
          'Two partners see a demonstration for half an hour: each call is recorded, transcribed and searchable. It works, and they decide against it. People who know that they are being recorded stop thinking aloud. Instead, anyone who hears a decision can mark it. With the consent of both sides, the last half minute of sound is kept on its card. All other sound is deleted after half a minute. The demonstration had taken one developer three days.',
      },
      {
        title: 'Thursday',
        description:
          'Judith Rowe, the senior partner, tries the new plan for an hour. She uses no mouse. Kavya Shah, who makes our web apps usable by keyboard, sits beside her and takes notes. Two of the keys have another meaning in her browser, and both are changed on the same day.',
      },
      {
        title: 'Friday',
        description:
          'The first practice gets the new version in the morning. In the afternoon the firm gets a report of one page, and its project lead discusses it with ours for an hour. The week took about 380 hours of the team, and five and a half of the firm’s own people. Two features are finished, and one was declined. One question is open: may a client see a risk before it has an owner? The partners will decide this on Monday.',
      },
    ],
    award: {
      name: 'Client Portal',
      description: 'Clients see the working plan, with the risks that have no owner yet.',
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
          'In the time of five takeovers with photographs and slides, seven are made on the hub: a consultant is ready after 15 working days, and was after 21.',
        chart: { before: 21, after: 15 },
      },
      {
        value: '$10M+',
        label: 'Client savings recorded',
        description:
          'In two years, from decisions on the plan, mostly about shared purchasing and new price lists. An amount counts when the client’s own finance department has confirmed it.',
      },
      {
        value: '95%',
        label: 'Client retention',
        description:
          'Of the clients who finished their first engagement on the hub, 95% signed again within a year. In the two years before, 83% did.',
        chart: { share: 95 },
      },
    ],
  },
  closing: {
    heading: 'The other practices can join later.',
    text: 'A first release covers the calls and the plan of one practice. The others can watch for a quarter.',
    action: 'Start Your Project',
  },
})

sample(enterpriseConsultingHub)
