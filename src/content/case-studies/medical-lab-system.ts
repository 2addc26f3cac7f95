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
    'Five laboratories follow each tube from barcode to signed result on one system, which keeps the evidence an inspector asks for.',
  description: 'From barcode to signed result, under HIPAA, CLIA and FDA.',
  achievement: 'Paper worklists retired at all five sites.',
  results: [
    { value: '100K+', label: 'samples a month', icon: 'barcode' },
    { value: '98.5%', label: 'of samples right at first scan', icon: 'check' },
    { value: '60%', label: 'faster median report', icon: 'timer' },
  ],
  technologies: ['React', '.NET', 'SQL Server', 'Azure'],
  capabilities: [
    {
      title: 'Checked at reception',
      description:
        'Tube, patient and order agree at the first scan for 98.5% of samples. A mismatch stops there, with the ward’s number on screen.',
    },
    {
      title: 'Rules the director signs',
      description:
        'The director approves the limits for each test, age and instrument by name. Old versions stay readable.',
    },
    {
      title: 'The inspection file, kept daily',
      description:
        'It says who handled which tube, with which reagent lot and procedure, in the order in which a CLIA inspector asks.',
    },
  ],
  quote: {
    content:
      'The inspector picked a tube from the previous March, and its whole history was on the screen before she had sat down.',
    name: 'Dr. Edith Varga',
    initials: 'EV',
    role: 'Medical Director, Dunmore Labs',
  },
  story: {
    closeUps: [[606, 412, 194, 188]],
    overview: [
      'Before a doctor may use a laboratory result, someone has to sign it. In these five laboratories, every report waited until a pathologist came down from the office, although most results were normal. The group asked for software that signs normal results by itself. Under CLIA, the US law on laboratories, the medical director is responsible for each result. So the decision was hers, and our task was to give her the evidence.',
      {
        title: 'Correct data first',
        description:
          'One scan at sample reception opens the order that the ward has sent, compares label and request, and tells the conveyor which analyser to use. Instruments report back over the standards HL7 and ASTM. The smallest laboratory received its samples in this way after 17 weeks.',
      },
      {
        title: 'One bench at a time',
        description:
          'A bench is the place for one kind of test, such as blood counts or clotting. Each bench held a match run. Its staff signed results from printed lists, as they always had, while the new system processed the same samples. A bench switched when the results and warnings of both had agreed for two full weeks.',
      },
      {
        title: 'What the software would have signed',
        description:
          'Then Dr. Edith Varga, the medical director, chose the bench for blood chemistry as the test. For three months the software noted which results it would have signed. The pathologists signed everything as before, and did not see these notes. It would have signed 71% of the results, 57,600 in all. To eight of these a pathologist had added a comment. Dr. Varga read all eight. Five comments changed nothing for the patient. Because of the other three, she set narrower limits for two tests.',
      },
      {
        title: 'Her decision, on two pages',
        description:
          'The software may sign a result in her name if the value is within the limits for the test, the patient’s age and the instrument, and fits the patient’s last three values. It signs nothing for the blood bank or for newborns, and nothing in the first week after a repair of the instrument. A pathologist signs all other results. Every morning Dr. Varga reads 20 of the reports that the software signed, chosen at random. Any pathologist may stop it for a test, and does not have to ask her first. At the request of the group’s lawyer, each such report says that software signed it within the director’s limits.',
      },
      {
        title: 'The inspection',
        description:
          'By the end of the programme all five laboratories had switched. The blood bank came last, because FDA rules also apply to its records. The inspectors accepted the comparisons and the two pages as evidence. Their visit took a day and a half. The visit before had taken three days.',
      },
    ],
    award: {
      name: 'Laboratory Informatics',
      description: 'For a record of each sample from the first scan to the signed result, at five sites.',
      giver: 'Society of Laboratory Managers',
      year: 2017,
    },
    duration: 20,
    teamSize: 18,
    extraDetail: { label: 'Compliance', value: 'HIPAA, CLIA, FDA' },
    matchRun: 'Every result, bench by bench, two weeks each',
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
          'In the time of five reports, eight are signed. From the first scan, the median report takes five hours, and took eight in the last year of printed worklists.',
        chart: { before: 8, after: 5 },
      },
      {
        value: '99.9%',
        label: 'Uptime',
        description:
          'Counted around the clock over the first year, because half of the urgent samples arrive at night.',
        chart: { share: 99.9 },
      },
      {
        value: '37',
        label: 'Instruments connected',
        description:
          'Analysers, centrifuges and two freezers, at all five sites. Many have a version of the standard that no other has.',
      },
    ],
  },
  closing: {
    heading: 'Your slowest bench teaches us the most.',
    text: 'Often it is the one that the wards call about. We begin by following one sample through it.',
    action: 'Modernize Your Lab',
  },
})

sample(medicalLabSystem)
