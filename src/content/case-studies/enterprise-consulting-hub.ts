import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const enterpriseConsultingHub = caseStudy({
  id: 9,
  title: 'Enterprise Consulting Hub',
  category: 'Consulting Platform',
  industry: 'Management consulting',
  hue: 'walnut',
  updated: '2026-02-24',
  seo: 'One page per engagement for a consulting firm of four practices: calls, plan, staffing and past methods, shared with the client.',
  summary:
    'A consulting firm runs 500+ engagements on one hub, where a decision is pinned to the plan with the minute of the call in which it was taken.',
  description:
    'Strategy calls, plans and staffing for four practices, on pages that the client can read too.',
  achievement: 'Clients read the same page as the partners.',
  metrics: [
    { value: '500+', label: 'engagements', mark: 'clipboard' },
    { value: '95%', label: 'client retention', mark: 'handshake' },
    { value: '$10M+', label: 'client savings recorded', mark: 'coins' },
  ],
  technologies: ['React', '.NET', 'LiveKit', 'OpenSearch', 'Azure'],
  capabilities: [
    {
      title: 'Decisions with a minute',
      description:
        'Mark a moment in the call and it becomes a card on the plan. A click plays back the half minute in which it was said.',
      mark: 'pin',
    },
    {
      title: 'Teams by free days',
      description:
        'Skills, sector history and holidays are weighed together. The staffing partner can overrule the proposal, and has to say why.',
      mark: 'calendar',
    },
    {
      title: 'A library of methods',
      description:
        'Search for a problem, such as a pricing review at a foundry, and find the paragraph, its author and how it turned out.',
      mark: 'book',
    },
  ],
  story: {
    overview: [
      'Four people would leave a strategy call with four versions of what had been agreed. The firm advises mid-sized manufacturers, and its four practices filed their plans in four ways, slides in one, a photographed wall of sticky notes in another. A consultant who took over an engagement needed two weeks to learn what had been promised, and by whom.',
      'Today the call and the plan share a page. Goal, risk, pilot, team and launch are cards pinned in order, and a decision is dropped on the card it concerns while people are still talking. The client sees the page as well. Partners objected to that for about a month, then noticed that nobody was asking for minutes any more.',
      'Who joined which team used to be settled on Monday mornings, by the loudest need. The hub looks at skills, sectors and free days and proposes three teams, each with its reasons. Nineteen years of slide decks were indexed by paragraph, so a method from one practice can be found by the next. Anything a client confided stays inside that client’s engagement.',
    ],
    award: {
      title: 'Professional Services Platform Award',
      description:
        'For opening the working plan to clients, which the jury called brave and the finance director called overdue.',
    },
    months: 16,
    developers: 14,
    extra: { label: 'Scope', value: 'Four practices' },
    stack: [
      { category: 'Web', tools: ['React', 'TypeScript', 'Tiptap'] },
      { category: 'Calls', tools: ['LiveKit', 'WebRTC', 'Whisper'] },
      { category: 'Services', tools: ['.NET', 'PostgreSQL', 'OpenSearch'] },
      { category: 'Platform', tools: ['Azure', 'Docker', 'Terraform'] },
    ],
    results: [
      {
        value: '40%',
        label: 'Faster staffing',
        description:
          'Days from signed brief to named team. The Monday meeting survives, with better biscuits.',
      },
      {
        value: '$10M+',
        label: 'Client savings recorded',
        description: 'Only amounts that a client’s own finance department confirmed on the engagement page.',
      },
      {
        value: '95%',
        label: 'Client retention',
        description: 'Clients who signed again after their first engagement on the hub.',
      },
    ],
  },
  closing: {
    heading: 'Settle who said yes, and when.',
    text: 'Name a decision from last month that two partners remember differently. We will look for the call it came from, and for what was written down.',
    action: 'Build Your Consulting Hub',
  },
})

sample(enterpriseConsultingHub)
