import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseConsultingHub = caseStudy({
  id: 9,
  title: 'Enterprise Consulting Hub',
  category: 'Consulting Platform',
  industry: 'Management consulting',
  service: '/web-development',
  accent: 'brown',
  updated: '2026-11-25',
  years: '2023–2024',
  firstRelease: {
    weeks: 12,
    people: 4,
    price: [90_000, 100_000],
    share: 8,
    what: 'video calls and plans for one practice',
  },
  searchTitle: 'Client portal for a consultancy',
  seo: 'A consultancy puts every decision on its plan and lets its clients follow it. What the partners refused, what replaced it, and what 500+ engagements show.',
  summary:
    'A consulting firm keeps calls and plan on one page that its clients read too: who decided what, when, and which risk has no owner yet.',
  description: 'Strategy calls and plans of four practices, on pages that the client can read too.',
  achievement: 'Clients read the same page as the partners.',
  results: [
    { value: '500+', label: 'engagements since opening', icon: 'clipboard' },
    { value: '95%', label: 'client retention', icon: 'handshake' },
    { value: '$10M+', label: 'client savings in two years', icon: 'coins' },
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
      'I told the board that clients would use the open page against us. One of them did, in the third month, and was right.',
    name: 'Judith Rowe',
    role: 'Senior Partner, Fennick & Rowe',
  },
  story: {
    overview: [
      'A strategy call between four people would end in four versions of what had been agreed. The firm advises mid-sized manufacturers, and its four departments, called practices, kept their plans in four ways, for example as slides or as photographs of sticky notes. A consultant who took over an engagement needed almost three weeks to learn what had been promised, and by whom.',
      'Today the call and the plan share a page. Goal, risk, pilot, team and launch are cards pinned in order, and a decision is dropped on the card it concerns while people are still talking. The client sees the page as well. The first practice had its calls and plans there after twelve weeks. Two decades of slide decks were then indexed by paragraph, so that each practice finds the methods of the others. What a client said in confidence stays inside that client’s engagement.',
      'The feature we were proudest of was refused. Every call was to be recorded, transcribed and searchable, and in the demonstration it worked. The partners needed ten minutes to decline: people who know that they are being recorded stop thinking aloud, and thinking aloud is what their clients pay for. The quietest of them proposed what replaced it. Anyone who hears a decision marks it. With the consent of both sides, that half minute of sound is kept on the card. The platform never holds more than the last half minute of other sound.',
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
          'A consultant who inherits an engagement is ready in ten working days; with photographs and slides it took fourteen.',
        chart: { before: 14, after: 10 },
      },
      {
        value: '$10M+',
        label: 'Client savings recorded',
        description:
          'In two years, from decisions on the plan, mostly about shared purchasing and new price lists. Only amounts that a client’s own finance department confirmed are counted.',
      },
      {
        value: '95%',
        label: 'Client retention',
        description:
          'Clients who signed again within a year of their first engagement on the hub. The firm had not counted this before.',
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
