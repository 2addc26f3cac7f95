import type { CloudDevops } from '../schema.ts'

/** What `/services/cloud-devops` says. */
export const cloudDevops: CloudDevops = {
  name: 'Cloud & DevOps',
  weave: 'basket',
  hue: 'verdigris',
  updated: '2026-10-08',
  seo: {
    title: 'Cloud migration and DevOps',
    description:
      'Migration to AWS, Azure, Google Cloud or DigitalOcean, release pipelines, monitoring and on-call. ' +
      '99.9% uptime, 40% lower infrastructure cost.',
  },
  tagline: 'Releases without held breath',
  card: {
    description: 'Releases on a Tuesday afternoon, without anyone holding their breath.',
    features: ['AWS, Azure, Google Cloud', '99.9% uptime', '40% lower infrastructure cost'],
  },
  hero: {
    badge: 'Cloud & DevOps',
    heading: 'Release on a Tuesday afternoon.',
    lede:
      'We move your systems to the cloud that suits them and automate the path from commit to production, ' +
      'until a release is something you read about in the channel afterwards.',
    actions: [
      { label: 'Start Cloud Migration', to: '/contact' },
      { label: 'Free Cloud Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'draft-cloud',
    alt:
      'A bank’s release board: the left half drafted in black squares, the right half finished with three ' +
      'environments and a green status row, with a yellow thread between them.',
  },
  intro: {
    title: 'What we look after.',
    text: 'From the first server list to the phone at three in the morning.',
  },
  services: [
    {
      mark: 'cloud',
      title: 'Cloud migration',
      description:
        'Each workload is moved, rebuilt or switched off, and the reason is written down next to it.',
      features: [
        'Dependency map of every server',
        'Database cut-over rehearsed',
        'A way back until you sign off',
      ],
    },
    {
      mark: 'code',
      title: 'Infrastructure as code',
      description:
        'Networks, databases and permissions live in Terraform. A new environment takes a pull request, ' +
        'not a ticket.',
      features: [
        'Modules your own team can read',
        'Plan reviewed before every apply',
        'Hand-made changes reported daily',
      ],
    },
    {
      mark: 'branch',
      title: 'Release pipelines',
      description:
        'Every commit is built once, then the same artefact passes through test, staging and production ' +
        'unchanged.',
      features: [
        'GitHub Actions, GitLab CI, Azure DevOps',
        'Canary and blue-green releases',
        'Rollback with one command',
      ],
    },
    {
      mark: 'package',
      title: 'Containers and Kubernetes',
      description:
        'For systems that need it. Three virtual machines and a load balancer are also an answer, and we ' +
        'will say so.',
      features: [
        'EKS, AKS, GKE and DOKS',
        'Helm charts deployed by Argo CD',
        'Cluster upgrades on a calendar',
      ],
    },
    {
      mark: 'bell',
      title: 'Monitoring and on-call',
      description:
        'Alerts fire on what users feel, such as a slow checkout. A filling disk is a ticket before it is ' +
        'a night call.',
      features: [
        'Service levels agreed in writing',
        'Traces from the click to the query',
        'A runbook linked in every alert',
      ],
    },
    {
      mark: 'coins',
      title: 'Cost and access control',
      description:
        'Idle machines, orphaned disks, keys of people who left. Listed every month, each line with an ' +
        'owner.',
      features: [
        'Budgets and tags per team',
        'Roles with the least access that works',
        'CIS benchmark checks in the pipeline',
      ],
    },
  ],
  providersHeading: {
    title: 'Four clouds, and when we pick each.',
    text: 'What your team already knows usually decides. When it does not, this is how we choose.',
  },
  providers: [
    {
      title: 'Amazon Web Services',
      description:
        'The widest catalogue. Chosen for managed queues, several regions and fine-grained permissions, ' +
        'and run on ECS, EKS or Lambda.',
    },
    {
      title: 'Microsoft Azure',
      description:
        'The short path for .NET, SQL Server and Entra ID, and for hospitals and banks whose contracts ' +
        'are already there.',
    },
    {
      title: 'Google Cloud',
      description:
        'BigQuery and GKE. Our pick when the product is mostly data, or when events come faster than one ' +
        'database can write.',
    },
    {
      title: 'DigitalOcean',
      description:
        'Droplets, managed PostgreSQL and a bill one person can read. Enough for many a product in its ' +
        'first years.',
    },
  ],
  toolsHeading: {
    title: 'Tools on the rota.',
    text: 'All of them widely known, so that the person you hire next has met them before.',
  },
  tools: [
    { category: 'Infrastructure', tools: ['Terraform', 'OpenTofu', 'Ansible', 'Packer'] },
    { category: 'Delivery', tools: ['GitHub Actions', 'GitLab CI', 'Azure DevOps', 'Argo CD', 'Helm'] },
    { category: 'Observability', tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'PagerDuty'] },
    { category: 'Security', tools: ['HashiCorp Vault', 'Trivy', 'Snyk', 'Open Policy Agent'] },
  ],
  phasesHeading: {
    title: 'Five phases to a quiet release.',
    text: 'The pipeline comes before the move, so that the first thing moved already has a way back.',
  },
  phases: [
    {
      title: 'Take stock',
      description:
        'Every server, cron job and certificate: who uses it, what it talks to, when it expires. Some of ' +
        'it turns out to serve nobody and is switched off the same week.',
      details: ['Dependency map', 'Current cost per system', 'Move, rebuild or retire list'],
    },
    {
      title: 'Lay the ground',
      description:
        'Accounts, networks, identity and logging, all in Terraform, and reviewed by your security lead ' +
        'before any data arrives.',
      details: ['Landing zone as code', 'Access model by role', 'Backups with a tested restore'],
    },
    {
      title: 'Wire the pipeline',
      description:
        'One path from commit to production. The first service through it is small and real, so the team ' +
        'learns on something that may fail.',
      details: [
        'Build, test and deploy pipeline',
        'Staging that matches production',
        'Rollback drill, timed',
      ],
    },
    {
      title: 'Move in waves',
      description:
        'Least critical first. Databases replicate days ahead, so the cut-over itself is a change of ' +
        'address on a date your users have been told.',
      details: [
        'Cut-over runbook per wave',
        'Load test against the old timings',
        'Sign-off sheet per system',
      ],
    },
    {
      title: 'Keep watch',
      description:
        'Alerts, patches and budgets on a schedule. Each incident ends in a written review that looks for ' +
        'causes and leaves out names.',
      details: ['Service-level dashboard', 'Monthly cost and uptime report', 'On-call rota and runbooks'],
    },
  ],
  benefitsHeading: {
    title: 'What it comes to.',
    text: 'Two figures for the board, one for whoever holds the pager.',
  },
  benefits: [
    {
      value: '99.9%',
      label: 'Uptime',
      description: 'Measured from outside your network, on the pages your users open.',
    },
    {
      value: '40%',
      label: 'Lower infrastructure cost',
      description: 'Smaller machines, reserved capacity, and test environments that sleep at night.',
    },
    {
      value: '2 hours',
      label: 'Response',
      description: 'On business days, from an engineer who knows your set-up.',
    },
  ],
  proof: {
    heading: {
      title: 'Two that would be missed within a minute.',
      text: 'A bank and a payment gateway, both on Kubernetes and both audited.',
    },
    projects: ['SecureVault Banking', 'PayFlow Gateway'],
  },
  closing: {
    heading: 'Make the next release a dull one.',
    text:
      'Send the architecture diagram, or only the bill. By the end of the half hour you will have three ' +
      'changes to make first.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to a cloud engineer', to: '/contact' },
    ],
  },
}
