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
    description: 'We move systems to the cloud, and back if needed.',
    features: ['Migration', 'On-call support'],
  },
  hero: {
    badge: 'Cloud & DevOps',
    heading: 'Cloud migration and DevOps, with a way back',
    lede: 'If your servers are old, expensive or known to one person only, we move them to AWS, Azure, Google Cloud or DigitalOcean. Before each move we rehearse the return. Half an hour on the telephone, free of charge, shows whether a move would pay.',
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
    text: 'We move your systems, describe them in files that you keep, and look after them if you like. A move pays when your load varies, or when the hardware is due for replacement.',
  },
  services: [
    {
      icon: 'cloud',
      title: 'Cloud migration',
      description: 'We move a system or rebuild it, or switch it off if no one uses it.',
      features: ['Database cut-over rehearsed'],
    },
    {
      icon: 'branch',
      title: 'Infrastructure and releases as code',
      description:
        'Networks, permissions and the path of a release are described in files, which your team reviews.',
      features: ['Canary and blue-green releases'],
    },
    {
      icon: 'package',
      title: 'Containers and Kubernetes',
      description:
        'We run Kubernetes for systems that need it. Many don’t: three virtual machines are enough, and your own team can look after three.',
      features: ['EKS, AKS, GKE and DOKS'],
    },
    {
      icon: 'bell',
      title: 'Monitoring and on-call',
      description: 'Alerts report what users notice, such as a slow checkout.',
      features: ['Service levels agreed in writing'],
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
      description: 'We choose AWS when a system needs managed queues, or must run in several regions.',
    },
    {
      title: 'Microsoft Azure',
      description: 'Azure is the easiest choice for .NET, SQL Server and Entra ID.',
    },
    {
      title: 'Google Cloud',
      description: 'We choose it for BigQuery, when a product is mostly data.',
    },
    {
      title: 'DigitalOcean',
      description: 'Its virtual machines are enough for many new products, and you’ll understand the bill.',
    },
  ],
  toolsHeading: {
    title: 'Tools we use',
  },
  tools: [
    { name: 'Infrastructure', tools: ['Terraform', 'OpenTofu', 'Ansible'] },
    { name: 'Delivery', tools: ['GitHub Actions', 'GitLab CI', 'Azure DevOps', 'Argo CD', 'Helm'] },
    { name: 'Observability', tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'PagerDuty'] },
    { name: 'Security', tools: ['HashiCorp Vault', 'Trivy', 'Snyk'] },
  ],
  phasesHeading: {
    title: 'We test the way back before each move.',
  },
  phases: numbered([
    {
      title: 'List everything',
      description: 'We list every server, scheduled job and certificate, with its users.',
      details: ['Current cost per system', 'Fixed price for the move'],
    },
    {
      title: 'Prepare the cloud',
      description: 'Your security lead reviews accounts, networks and logging before any data arrives.',
      details: ['Backups with a tested restore'],
    },
    {
      title: 'Build the release pipeline',
      description: 'Every change takes the same path to production.',
      details: ['Rollback drill, timed'],
    },
    {
      title: 'Move in groups',
      description:
        'The least critical systems go first. Databases are copied days ahead, which keeps the switch itself short.',
      details: ['Step-by-step plan per group'],
    },
    {
      title: 'Look after it',
      description: 'Patches follow a schedule. After an incident you get a written review of its causes.',
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
      description:
        'All 17 systems that we operated reached it in every month of 2025. Planned maintenance counts as downtime.',
    },
    {
      value: '40%',
      label: 'Lower infrastructure cost',
      description:
        `A parts wholesaler paid ${money(41_000)} a month for servers before its move in 2023, and ${money(24_600)} a ` +
        'month one year later, for the same load.',
    },
    {
      value: '7 months',
      label: 'Until the move is paid for',
      description: `The same move cost ${money(108_000)}, and saves ${money(16_400)} a month.`,
    },
  ],
  proof: {
    heading: {
      title: 'Four systems that run in the cloud',
      text: 'For another client, one group of servers went back within a night.',
    },
    projects: {
      'PayFlow Gateway':
        'A payments group (Alderpay, 2020–2021) moved 10K+ merchants to one gateway on AWS, and paid merchants on every day of the move.',
      'EnterpriseFlow ERP':
        'A manufacturer (Eastmark, 2022–2025) moved six plants to one system on Azure, each in one weekend.',
      'InnovateLab Platform':
        'A food ingredients maker’s own developers (Junipera, 2024) restored the platform in an empty account in seven hours.',
      'Blockchain Security Suite':
        'A clearing house’s ledger (2020–2021) had 99.99% uptime in the year to June 2022.',
    },
    drawing: {
      name: 'proof-cloud-devops',
      tall: 'proof-cloud-devops-tall',
      alt: 'A payment gateway takes over one group of countries after another',
    },
  },
  closing: {
    heading: 'Three figures decide it.',
    text: 'How many servers do you have, what do they cost a month, and when must the hardware be replaced? If the servers are paid for and their load hardly changes, we’ll advise you to stay: the cloud would cost more.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(cloudDevops)
