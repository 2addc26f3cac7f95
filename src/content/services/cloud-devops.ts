import { sample } from '../sample.ts'
import { type CloudDevops, numbered } from '../schema.ts'

/** The content of the page `/services/cloud-devops`. */
export const cloudDevops: CloudDevops = {
  name: 'Cloud & DevOps',
  weave: 'basket',
  accent: 'green',
  updated: '2026-11-25',
  seo: {
    title: 'Cloud migration and DevOps services',
    description:
      'Migration to AWS, Azure, Google Cloud or DigitalOcean, automatic releases, monitoring and on-call: ' +
      '99.9% uptime, 40% lower infrastructure cost.',
  },
  tagline: 'Releases you can roll back',
  card: {
    description: 'We move systems to the cloud, and can reverse each move and each release.',
    features: ['AWS, Azure, Google Cloud', '99.9% uptime', '40% lower infrastructure cost'],
  },
  hero: {
    badge: 'Cloud & DevOps',
    heading: 'Cloud migration and DevOps, with a way back.',
    lede:
      'We move your servers to AWS, Azure, Google Cloud or DigitalOcean, and test the way back to your old ' +
      'servers before each move. The free assessment is a 30-\u2060minute call and a two-page note: what ' +
      'to move, what to switch off and what your cloud should cost.',
    actions: [
      { label: 'Start Cloud Migration', to: '/contact' },
      { label: 'Free Cloud Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-cloud',
    draft: 'draft-cloud',
    moves: 'back',
    alt: 'A release that passes from test to production',
  },
  intro: {
    title: 'What we run for your team.',
    text: 'You decide how much we take over, from the list of servers to on-call at night.',
  },
  matchRun:
    'The old and the new system settle the same payments until their figures agree. PayFlow Gateway ' +
    'compared two month-ends for each group of countries, and Blockchain Security Suite sixty evenings.',
  services: [
    {
      icon: 'cloud',
      title: 'Cloud migration',
      description: 'Each system is moved, rebuilt or switched off.',
      features: [
        'Dependency map of every server',
        'Database cut-over rehearsed',
        'A way back until you sign off',
      ],
    },
    {
      icon: 'code',
      title: 'Infrastructure as code',
      description:
        'Networks, databases and permissions are described in Terraform files. A new environment is a ' +
        'change that your team can review.',
      features: [
        'Modules your own team can read',
        'Plan reviewed before every apply',
        'Hand-made changes reported daily',
      ],
    },
    {
      icon: 'branch',
      title: 'Release pipelines',
      description:
        'Every change is built once. The same build then passes through test, staging and production.',
      features: [
        'GitHub Actions, GitLab CI, Azure DevOps',
        'Canary and blue-green releases',
        'Rollback with one command',
      ],
    },
    {
      icon: 'package',
      title: 'Containers and Kubernetes',
      description:
        'We run Kubernetes for systems that need it. For many, three virtual machines and a load balancer ' +
        'are enough.',
      features: ['EKS, AKS, GKE and DOKS', 'Helm charts deployed by Argo CD', 'Planned cluster upgrades'],
    },
    {
      icon: 'bell',
      title: 'Monitoring and on-call',
      description: 'Alerts report what users notice, such as a slow checkout.',
      features: [
        'Service levels agreed in writing',
        'Traces from the click to the query',
        'A runbook linked in every alert',
      ],
    },
    {
      icon: 'coins',
      title: 'Cost and access control',
      description: 'Every month we list idle machines, unused disks and the keys of people who have left.',
      features: [
        'Budgets and tags per team',
        'Roles with only the access they need',
        'CIS benchmark checks in the pipeline',
      ],
    },
  ],
  providersHeading: {
    title: 'Four clouds, and when we pick each.',
  },
  providers: [
    {
      title: 'Amazon Web Services',
      description:
        'AWS has the largest choice of services. We choose it for managed queues, several regions and ' +
        'fine-\u2060grained permissions.',
    },
    {
      title: 'Microsoft Azure',
      description:
        'Azure is the easiest choice for .NET, SQL Server and Entra ID, and for hospitals and banks that ' +
        'already have a Microsoft contract.',
    },
    {
      title: 'Google Cloud',
      description:
        'We choose it when a product is mostly data, because of BigQuery, or when events arrive faster ' +
        'than one database can store them.',
    },
    {
      title: 'DigitalOcean',
      description: 'Virtual machines, managed PostgreSQL and a simple bill are enough for many new products.',
    },
  ],
  toolsHeading: {
    title: 'Tools we use.',
  },
  tools: [
    { name: 'Infrastructure', tools: ['Terraform', 'OpenTofu', 'Ansible', 'Packer'] },
    { name: 'Delivery', tools: ['GitHub Actions', 'GitLab CI', 'Azure DevOps', 'Argo CD', 'Helm'] },
    { name: 'Observability', tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'PagerDuty'] },
    { name: 'Security', tools: ['HashiCorp Vault', 'Trivy', 'Snyk', 'Open Policy Agent'] },
  ],
  phasesHeading: {
    title: 'Nothing moves before the way back is tested.',
  },
  phases: numbered([
    {
      title: 'List everything',
      description:
        'We list every server, scheduled job and certificate, with its users, connections and expiry date.',
      details: ['Dependency map', 'Current cost per system', 'Move, rebuild or retire list'],
    },
    {
      title: 'Prepare the cloud',
      description:
        'Accounts, networks, identity and logging are set up in Terraform. Your security lead reviews them ' +
        'before any data arrives.',
      details: ['Landing zone as code', 'Access model by role', 'Backups with a tested restore'],
    },
    {
      title: 'Build the release pipeline',
      description: 'Every change takes the same path to production.',
      details: [
        'Build, test and deploy pipeline',
        'Staging that matches production',
        'Rollback drill, timed',
      ],
    },
    {
      title: 'Move in groups',
      description:
        'The least critical systems go first. Databases are copied days ahead, so the switch itself is ' +
        'short, on a date that your users know.',
      details: [
        'Step-by-step plan per group',
        'Load test against the old timings',
        'Sign-off sheet per system',
      ],
    },
    {
      title: 'Look after it',
      description:
        'Patches and budget checks follow a schedule. After each incident you get a written review of its ' +
        'causes, without names.',
      details: ['Service-level dashboard', 'Monthly cost and uptime report', 'On-call rota and runbooks'],
    },
  ]),
  phasesDrawn: 'Systems move from old servers to new ones, and the way back stays open',
  benefitsHeading: {
    title: 'How the work is measured.',
  },
  benefits: [
    {
      value: '99.9%',
      label: 'Uptime',
      description:
        'The share of each calendar month in which your pages open, measured from outside your network.',
    },
    {
      value: '40%',
      label: 'Lower infrastructure cost',
      description:
        'A parts wholesaler moved 60 servers from a rented data centre to Azure. Its monthly cost fell from $41,000 to $24,600, measured a year later.',
    },
    {
      value: '2 hours',
      label: 'Response',
      description:
        'We answer questions within 2 hours on business days. Production alerts go to the engineer on ' +
        'call, at the hours we agreed.',
    },
  ],
  proof: {
    heading: {
      title: 'Two systems that settle payments daily.',
    },
    projects: ['PayFlow Gateway', 'Blockchain Security Suite'],
    drawing: {
      name: 'proof-cloud-devops',
      tall: 'proof-cloud-devops-tall',
      alt: 'A payment gateway takes over country by country',
    },
  },
  closing: {
    heading: 'Send us your cloud bill.',
    text:
      'The architecture diagram helps too. In half an hour we name three changes to make first, in order ' +
      'of what they save.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(cloudDevops.hero.lede)
sample(cloudDevops.intro)
sample(cloudDevops.matchRun)
sample(cloudDevops.services)
sample(cloudDevops.providers)
sample(cloudDevops.phasesHeading)
sample(cloudDevops.phases)
sample(cloudDevops.benefits)
sample(cloudDevops.proof.heading)
sample(cloudDevops.closing)
