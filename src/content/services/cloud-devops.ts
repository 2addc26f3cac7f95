import { money } from '../counts.ts'
import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type CloudDevops, numbered } from '../schema.ts'

/** The content of the page `/services/cloud-devops`. */
export const cloudDevops: CloudDevops = {
  name: 'Cloud & DevOps',
  weave: 'basket',
  accent: 'green',
  updated: '2026-11-28',
  seo: {
    title: 'Cloud migration and DevOps services',
    description:
      'Migration to AWS, Azure, Google Cloud or DigitalOcean, automatic releases, monitoring and on-call. ' +
      'How one client’s servers came to cost 40% less.',
  },
  tagline: 'Releases you can roll back',
  card: {
    description: 'We move systems to the cloud, and can reverse each move.',
    features: ['AWS, Azure, Google Cloud', '99.9% uptime', '40% lower infrastructure cost'],
  },
  hero: {
    badge: 'Cloud & DevOps',
    heading: 'Cloud migration and DevOps, with a way back.',
    lede:
      'We move your servers to AWS, Azure, Google Cloud or DigitalOcean, and test the return to your old ' +
      'servers before each move. The assessment is the free call of 30 minutes. Ask for a two-page note ' +
      'when you book. It names what to move first and what you can probably switch off.',
    actions: [
      { label: 'Start Cloud Migration', to: '/contact' },
      { label: 'Free Cloud Assessment', to: 'booking' },
    ],
  },
  priceLine: price.cloud,
  drawing: {
    image: 'finished-cloud',
    draft: 'draft-cloud',
    moves: 'back',
    alt: 'A release that passes from test to production',
  },
  intro: {
    title: 'Cloud work for your team',
  },
  services: [
    {
      icon: 'cloud',
      title: 'Cloud migration',
      description: 'Each system is moved, rebuilt or switched off.',
      features: ['Dependency map of every server', 'Database cut-over rehearsed'],
    },
    {
      icon: 'branch',
      title: 'Infrastructure and releases as code',
      description:
        'Networks, permissions and the path of each release are described in files that your team reviews.',
      features: ['Terraform modules', 'Canary and blue-green releases'],
    },
    {
      icon: 'package',
      title: 'Containers and Kubernetes',
      description: 'We run Kubernetes for systems that need it. For many, three virtual machines are enough.',
      features: ['EKS, AKS, GKE and DOKS', 'Helm charts deployed by Argo CD'],
    },
    {
      icon: 'bell',
      title: 'Monitoring and on-call',
      description: 'Alerts report what users notice, such as a slow checkout.',
      features: ['Service levels agreed in writing', 'Traces from the click to the query'],
    },
    {
      icon: 'coins',
      title: 'Cost and access control',
      description: 'Every month we list idle machines, unused disks and the keys of people who have left.',
      features: ['Budgets and tags per team', 'Roles with only the access they need'],
    },
  ],
  providersHeading: {
    title: 'Which cloud we choose for which system',
  },
  providers: [
    {
      title: 'Amazon Web Services',
      description: 'We choose AWS for managed queues and several regions.',
    },
    {
      title: 'Microsoft Azure',
      description: 'Azure is the easiest choice for .NET, SQL Server and Entra ID.',
    },
    {
      title: 'Google Cloud',
      description: 'We choose it when a product is mostly data, because of BigQuery.',
    },
    {
      title: 'DigitalOcean',
      description: 'Its virtual machines and simple bill are enough for many new products.',
    },
  ],
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Infrastructure', tools: ['Terraform', 'OpenTofu', 'Ansible', 'Packer'] },
    { name: 'Delivery', tools: ['GitHub Actions', 'GitLab CI', 'Azure DevOps', 'Argo CD', 'Helm'] },
    { name: 'Observability', tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'PagerDuty'] },
    { name: 'Security', tools: ['HashiCorp Vault', 'Trivy', 'Snyk', 'Open Policy Agent'] },
  ],
  phasesHeading: {
    title: 'We test the return before each move.',
  },
  phases: numbered([
    {
      title: 'List everything',
      description: 'We list every server, scheduled job and certificate, with its users and connections.',
      details: ['Dependency map', 'Current cost per system', 'Fixed price for the move'],
    },
    {
      title: 'Prepare the cloud',
      description: 'Your security lead reviews accounts, networks and logging before any data arrives.',
      details: ['Access model by role', 'Backups with a tested restore'],
    },
    {
      title: 'Build the release pipeline',
      description: 'Every change takes the same path to production.',
      details: ['Staging that matches production', 'Rollback drill, timed'],
    },
    {
      title: 'Move in groups',
      description:
        'The least critical systems go first. Databases are copied days ahead, so the switch is short.',
      details: ['Step-by-step plan per group', 'Load test against the old timings'],
    },
    {
      title: 'Look after it',
      description: 'Patches follow a schedule. After each incident you get a written review of its causes.',
      details: ['Monthly cost and uptime report', 'On-call rota and runbooks'],
    },
  ]),
  phasesDrawn: 'Systems move from old servers to new ones, and the way back stays open',
  benefitsHeading: {
    title: 'How the work is measured',
  },
  benefits: [
    {
      value: '99.9%',
      label: 'Uptime',
      description: 'All 17 systems that we operate reached it in every month of 2025.',
    },
    {
      value: '40%',
      label: 'Lower infrastructure cost',
      description:
        `A parts wholesaler paid ${money(41_000)} a month for servers before its move, and ${money(24_600)} a month one ` +
        'year later.',
    },
    {
      value: '2 hours',
      label: 'Response',
      description:
        'We answer everyone within this time on business days. A support contract shortens it for ' +
        'critical faults.',
    },
  ],
  proof: {
    heading: {
      title: 'Five clients, and one night on which we went back',
      text:
        'In 2023 three people moved 43 servers of a parts wholesaler to Azure, in six groups and 19 weeks, for ' +
        `${money(108_000)}. One group returned to the old servers on the same night, because a file for the bank was ` +
        'not sent. It moved a week later.',
    },
    projects: {
      'PayFlow Gateway':
        'Alderpay, 2020–2021: 10K+ merchants moved to one gateway on AWS, in groups of countries and with no gap in settlement.',
      'EnterpriseFlow ERP':
        'Eastmark, 2022–2025: six plants moved from five systems to one on Azure, each in one weekend.',
      'InnovateLab Platform':
        'Junipera, 2024: its developers restored the whole platform in an empty cloud account, in seven hours.',
      'Blockchain Security Suite': 'A clearing house, 2020–2021: 99.99% uptime in the first 12 months.',
    },
    drawing: {
      name: 'proof-cloud-devops',
      tall: 'proof-cloud-devops-tall',
      alt: 'A payment gateway takes over one group of countries after another',
    },
  },
  closing: {
    heading: 'Look at last month’s cloud bill.',
    text:
      'Bring its total for each service, and no account numbers. We name three changes to ' +
      'make first, in order of what they save.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(cloudDevops)
