import { sample } from '../sample.ts'
import { caseStudy } from '../schema.ts'

export const medicalLabSystem = caseStudy({
  id: 10,
  title: 'Medical Lab System',
  category: 'Lab Management',
  industry: 'Laboratory diagnostics',
  service: '/services/custom-development',
  industryPage: '/industries/healthcare',
  accent: 'pink',
  updated: '2026-11-28',
  years: '2015–2016',
  firstRelease: {
    weeks: 17,
    people: 5,
    price: [155_000, 170_000],
    share: 10,
    what: 'sample reception at one site',
  },
  searchTitle: 'Laboratory information system for five sites',
  seo: 'Laboratory information system for five sites: who decided when software may sign a result, on what evidence, and how each bench switched under CLIA.',
  summary:
    'Who may sign a laboratory result? At Dunmore Labs, software signs the normal ones, within limits that the medical director set for five laboratories.',
  description: 'Software signs normal results within a doctor’s limits. People check all others.',
  achievement: 'Paper worklists retired at all five sites.',
  results: [
    {
      value: '100K+',
      label: 'samples a month',
      note: 'at all five sites, at handover (2016)',
      icon: 'barcode',
    },
    { value: '98.5%', label: 'of samples right at first scan', icon: 'check', note: 'in 2017; 95% in 2015' },
    { value: '60%', label: 'faster median report', note: 'eight hours before, five in 2017', icon: 'timer' },
  ],
  technologies: ['React', '.NET', 'SQL Server', 'Azure'],
  capabilities: [
    {
      title: 'Checked at reception',
      description:
        'Tube, patient and order are compared at the first scan. In 2017, the first year at all sites, 98.5% agreed; in a count by hand in 2015, 95% did.',
    },
    {
      title: 'Rules the director signs',
      description: 'The director approves each limit by name. Old versions stay readable.',
    },
    {
      title: 'The inspection file, kept daily',
      description:
        'It says who handled which tube, with which reagent lot, in the order in which a CLIA inspector asks.',
    },
  ],
  quote: {
    content:
      'The inspector picked a tube from the previous March, and its whole history was on the screen before she had sat down. We spent the rest of the morning on the three comments that had made me narrow the limits, which is the conversation that I think an inspection should be.',
    name: 'Dr. Edith Varga',
    initials: 'EV',
    role: 'Medical Director, Dunmore Labs',
  },
  story: {
    overview: [
      'Before a doctor may use a laboratory result, someone has to sign it. At Dunmore Labs every report waited until a pathologist came down from the office, although most results were normal. The group asked for software that signs normal results by itself. Under CLIA, the US law on laboratories, the medical director is responsible for every result. The decision was therefore hers. Our task was to give her the evidence.',

      {
        title: 'One bench at a time',
        description:
          'A bench is the place for one kind of test. The smallest laboratory received its samples by barcode after 17 weeks. Then every bench held a match run: its staff signed results from printed lists, as they always had, while the new system processed the same samples. A bench switched when the results and warnings of both had agreed for two full weeks.',
      },
      {
        title: 'What the software would have signed',
        description:
          'Dr. Edith Varga, the medical director, chose the bench for blood chemistry to test the rules. For three months the software noted which results it would have signed, while the pathologists signed everything as before and did not see these notes. It would have signed 71% of the results, more than 50,000. To eight of these a pathologist had added a comment. Dr. Varga read all eight. Five changed nothing for the patient. Because of the other three, she set narrower limits for two tests.',
      },
      {
        title: 'Her decision, on two pages',
        description:
          'The software may sign a result in her name if the value is within the limits for the test, the patient’s age and the instrument, and fits the patient’s last three values. It signs nothing for the blood bank, for newborns, or in the week after an instrument’s repair. Every morning Dr. Varga reads 20 of the reports that it signed, chosen at random. Any pathologist may stop it for a test without asking her. The report itself says that software signed it within the director’s limits.',
      },
      {
        title: 'The inspection, and since',
        description:
          'By the end of 2016 all five laboratories had switched, the blood bank last, since its records are also subject to the FDA, the US agency for medical products. The inspectors accepted the comparisons and the two pages as evidence, and left after two days. The visit before had taken four. Dunmore’s developers have run the system since 2019. They have replaced the screens at reception, but the two pages are still in force, with a new signature every January.',
      },
    ],
    award: {
      name: 'Laboratory Informatics, winner',
      description: 'The staff of all five laboratories had nominated it.',
      giver: 'Society of Laboratory Managers',
      year: 2017,
    },
    duration: 20,
    teamSize: 18,
    extraDetail: { label: 'Compliance', value: 'HIPAA, CLIA, FDA' },
    matchRun: 'Every result, two weeks at a bench',
    technologyCategories: [
      { category: 'Frontend', tools: ['React', 'TypeScript', 'Electron'] },
      { category: 'Backend', tools: ['.NET', 'SignalR', 'SQL Server'] },
      { category: 'Interfaces', tools: ['HL7 v2', 'ASTM E1394', 'Mirth Connect'] },
      { category: 'Infrastructure', tools: ['Azure', 'Docker', 'Jenkins'] },
    ],
    resultFigures: [
      {
        value: '60%',
        label: 'Faster results',
        description:
          'From reception, the median report took eight hours in 2015, the last full year of printed worklists, and five in 2017.',
        chart: { before: 8, after: 5 },
      },
      {
        value: '99.9%',
        label: 'Uptime',
        description: 'Counted around the clock in 2017, the first year at all five sites.',
        chart: { share: 99.9 },
      },
      {
        value: '37',
        label: 'Instruments connected',
        description: 'Analysers, centrifuges and two freezers, at all five sites, at handover in 2016.',
      },
    ],
  },
  closing: {
    heading: 'Dr. Varga signed again in January 2026.',
    text: 'Who would sign yours? We’d ask that person first, and then follow a single sample through your slowest bench, from the door to the signature.',
    action: 'Modernize Your Lab',
  },
})

sample(medicalLabSystem)
