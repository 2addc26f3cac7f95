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
  updated: '2026-11-25',
  years: '2015–2016',
  firstRelease: {
    weeks: 17,
    people: 5,
    price: [155_000, 170_000],
    share: 10,
    what: 'sample reception at one site',
  },
  searchTitle: 'Laboratory information system for five sites',
  seo: 'How five laboratories changed systems one bench at a time: 100K+ samples a month, from barcode to signed result, under HIPAA, CLIA and FDA rules.',
  summary:
    'Five laboratories follow each tube from barcode to signed result on one system, which keeps the evidence an inspector asks for.',
  description: 'From barcode to signed result, under HIPAA, CLIA and FDA rules.',
  achievement: 'Paper worklists retired at all five sites.',
  results: [
    { value: '100K+', label: 'samples a month', icon: 'barcode' },
    { value: '98.5%', label: 'of samples right at first scan', icon: 'check' },
    { value: '60%', label: 'faster, median report', icon: 'timer' },
  ],
  technologies: ['React', '.NET', 'SQL Server', 'Azure'],
  capabilities: [
    {
      title: 'Checked at the hatch',
      description:
        'Tube, patient and order agree at the first scan for 98.5% of samples. A mismatch stops there, with the ward’s number on screen.',
    },
    {
      title: 'Rules the director signs',
      description:
        'The director approves release limits per assay, age and instrument by name. Old versions stay readable.',
    },
    {
      title: 'The inspection file, kept daily',
      description:
        'It says who handled which tube, with which reagent lot and procedure, in the order a CLIA (US laboratory) inspector asks.',
    },
  ],
  quote: {
    content:
      'The inspector picked a tube from the previous March, and its whole history was on the screen before she had sat down.',
    name: 'Dr. Edith Varga',
    initials: 'EV',
    role: 'Laboratory Director, Dunmore Labs',
  },
  story: {
    overview: [
      'The first courier of the day comes before dawn and leaves two hundred tubes at the hatch, the laboratory’s sample reception. A technician used to key in each request form, print a worklist and carry it to the bench. A tube in the wrong rack had to be searched for. A finished result waited until the pathologist came down to sign the next reports.',
      'Now one scan opens the order the ward has sent, checks label against request, and tells the conveyor which analyser to use. Instruments report back over the standards HL7 and ASTM. Results inside the medical director’s limits are signed off automatically, in the director’s name. The others reach a pathologist’s queue with the previous three values and the control chart beside them. The hatch at the smallest site worked this way after seventeen weeks, while its benches still ran on paper.',
      'Each bench, the place for one kind of test, then held its own match run: every sample went through both systems until results and warnings had agreed for two full weeks. Chemistry took sixteen days, and haematology had no difference at all. Coagulation needed three attempts. For one test, the old system still used the limits of an instrument that had been replaced six years before. The medical director had every affected report read again before the bench could start over. Blood bank came last, and by the end of 2016 all five sites had switched. We gave the inspectors the comparisons as proof that the system works. Their first inspection took one and a half days instead of three.',
    ],
    award: {
      name: 'Laboratory Informatics',
      description: 'Five sites changed over, and every sample kept an unbroken chain of custody.',
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
          'Median time from the hatch to the signed report: five hours, down from eight in the last year of printed worklists.',
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
        value: '23',
        label: 'Instruments connected',
        description: 'Analysers, centrifuges and two freezers, each with its own version of the standard.',
      },
    ],
  },
  closing: {
    heading: 'Which bench is your slowest?',
    text: 'Often it is the one that the wards call about. We begin by following one sample through it.',
    action: 'Modernize Your Lab',
  },
})

sample(medicalLabSystem)
