import { price } from '../price.ts'
import { sample } from '../sample.ts'
import { type CloudDevops, numbered } from '../schema.ts'

/** What `/services/cloud-devops` says. */
export const cloudDevops: CloudDevops = {
  name: 'Cloud & DevOps',
  weave: 'basket',
  accent: 'green',
  updated: '2026-11-23',
  seo: {
    title: 'Cloud migration and DevOps with a tested way back',
    description:
      'Migration to AWS, Azure, Google Cloud or DigitalOcean, release pipelines, monitoring and on-call: ' +
      '99.9% uptime, 40% lower infrastructure cost.',
  },
  tagline: 'Releases you can roll back',
  card: {
    description: 'Migrations that can be reversed, and releases in working hours.',
    features: ['AWS, Azure, Google Cloud', '99.9% uptime', '40% lower infrastructure cost'],
  },
  hero: {
    badge: 'Cloud & DevOps',
    heading: 'Cloud migration and DevOps, with a way back.',
    lede:
      'We move your servers to AWS, Azure, Google Cloud or DigitalOcean by a route that has been tested both ways. ' +
      'The free assessment is a 30-minute call and a two-page note: what to move, what to switch off and ' +
      'what running the rest should cost.',
    actions: [
      { label: 'Start Cloud Migration', to: '/contact' },
      { label: 'Free Cloud Assessment', to: 'booking' },
    ],
  },
  drawing: {
    image: 'finished-cloud',
    draft: 'draft-cloud',
    alt:
      'A release board: one release passes from test to stage to live, above a row of green checks. Drawn ' +
      'as a draft in black squares and, over that, finished, with a yellow thread between them.',
  },
  intro: {
    title: 'Everything between your code and its users.',
    text:
      'From the first list of servers to on-call at any hour, as much of it as your own team would rather ' +
      `not carry. ${price.call}`,
  },
  matchRun:
    'The moved system answers a copy of live requests beside the old server, and takes over when answers and timings agree.',
  services: [
    {
      icon: 'cloud',
      title: 'Cloud migration',
      description:
        'Each workload is moved, rebuilt or switched off, and the reason is written down where an auditor ' +
        'would look for it.',
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
        'Networks, databases and permissions are described in Terraform, so a new environment is a pull ' +
        'request to review and not a ticket to wait for.',
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
        'Every commit is built once, and the same artefact then passes unchanged through test, staging and ' +
        'production.',
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
        'We run Kubernetes for systems that need it. Three virtual machines and a load balancer are also an ' +
        'answer, and we will say so.',
      features: [
        'EKS, AKS, GKE and DOKS',
        'Helm charts deployed by Argo CD',
        'Cluster upgrades on a calendar',
      ],
    },
    {
      icon: 'bell',
      title: 'Monitoring and on-call',
      description:
        'Alerts fire on what users feel, such as a slow checkout. A disk filling up becomes a daytime ' +
        'ticket long before it can become a night call.',
      features: [
        'Service levels agreed in writing',
        'Traces from the click to the query',
        'A runbook linked in every alert',
      ],
    },
    {
      icon: 'coins',
      title: 'Cost and access control',
      description:
        'Idle machines, orphaned disks and the keys of people who have left are listed every month, each ' +
        'with an owner and a date.',
      features: [
        'Budgets and tags per team',
        'Roles with the least access that works',
        'CIS benchmark checks in the pipeline',
      ],
    },
  ],
  providersHeading: {
    title: 'Four clouds, and when we pick each.',
    text: 'What your team already knows usually decides. Where it does not, these are the reasons we go by.',
  },
  providers: [
    {
      title: 'Amazon Web Services',
      description:
        'The widest catalogue, chosen for managed queues, several regions and fine-\u2060grained permissions. ' +
        'Systems run there on ECS, EKS or Lambda.',
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
        'BigQuery and GKE make it our pick when the product is mostly data, or when events arrive faster ' +
        'than one database can write them.',
    },
    {
      title: 'DigitalOcean',
      description:
        'Droplets, managed PostgreSQL and a bill that one person can read: enough for many a product in its ' +
        'first years.',
    },
  ],
  toolsHeading: {
    title: 'Tools we use.',
    text: 'All of them are widely known, so the next person you hire will have met them before.',
  },
  tools: [
    { name: 'Infrastructure', tools: ['Terraform', 'OpenTofu', 'Ansible', 'Packer'] },
    { name: 'Delivery', tools: ['GitHub Actions', 'GitLab CI', 'Azure DevOps', 'Argo CD', 'Helm'] },
    { name: 'Observability', tools: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'PagerDuty'] },
    { name: 'Security', tools: ['HashiCorp Vault', 'Trivy', 'Snyk', 'Open Policy Agent'] },
  ],
  phasesHeading: {
    title: 'Nothing moves until it can move back.',
    text:
      'The pipeline comes before the migration, so the first system we move already has a tested return ' +
      'route.',
  },
  phases: numbered([
    {
      title: 'Take stock',
      description:
        'We list every server, cron job and certificate with its users, its connections and its expiry ' +
        'date. What turns out to be unused is switched off the same week.',
      details: ['Dependency map', 'Current cost per system', 'Move, rebuild or retire list'],
    },
    {
      title: 'Lay the ground',
      description:
        'Accounts, networks, identity and logging are set up in Terraform and reviewed by your security ' +
        'lead before any data arrives.',
      details: ['Landing zone as code', 'Access model by role', 'Backups with a tested restore'],
    },
    {
      title: 'Wire the pipeline',
      description:
        'Every change takes the same path from commit to production. The first service on it is small but ' +
        'real, so the team learns where a failure is cheap.',
      details: [
        'Build, test and deploy pipeline',
        'Staging that matches production',
        'Rollback drill, timed',
      ],
    },
    {
      title: 'Move in waves',
      description:
        'The least critical systems go first. Databases replicate days ahead, so the cut-over itself is a ' +
        'change of address on a date your users have been told.',
      details: [
        'Cut-over runbook per wave',
        'Load test against the old timings',
        'Sign-off sheet per system',
      ],
    },
    {
      title: 'Keep watch',
      description:
        'Alerts, patches and budgets follow a schedule, and each incident ends in a written review that ' +
        'looks for causes and leaves out names.',
      details: ['Service-level dashboard', 'Monthly cost and uptime report', 'On-call rota and runbooks'],
    },
  ]),
  phasesDrawn:
    'Five pairs of racks between a yellow thread that runs out and a dashed one that runs back: an unused system ' +
    'leaves the old rack, the new rack gets its rails, one system moves, three more follow, and the old rack ' +
    'ends empty.',
  benefitsHeading: {
    title: 'What the work is measured by.',
    text: `Uptime and cost come to you in a monthly report; response times are in the contract. ${price.support}`,
  },
  benefits: [
    {
      value: '99.9%',
      label: 'Uptime',
      description:
        'Measured from outside your network, on the pages your users open, over each calendar month.',
    },
    {
      value: '40%',
      label: 'Lower infrastructure cost',
      description: sample(
        'Smaller machines, reserved capacity, and test environments switched off overnight: one parts ' +
          'wholesaler’s bill fell from $41,000 to $24,600 a month.',
      ),
    },
    {
      value: '2 hours',
      label: 'Response',
      description:
        'To your questions, on business days, from an engineer who knows your setup. Alerts from production ' +
        'go to the on-call rota we agreed, at any hour.',
    },
  ],
  proof: {
    heading: {
      title: 'Two systems that settle money every day.',
      text: 'Chosen for their releases: a gateway that took over country by country, and a ledger that lost 52 minutes in its first year.',
    },
    projects: ['PayFlow Gateway', 'Blockchain Security Suite'],
    drawing: {
      name: 'proof-cloud-devops',
      tall: 'proof-cloud-devops-tall',
      alt:
        'Commits run through one reed into one cloth, which widens in steps over the four old processors: ' +
        'first country, quiet countries, busy countries, 10K+ merchants. A yellow thread leads back from ' +
        'each step.',
    },
  },
  closing: {
    heading: 'Make the next release a dull one.',
    text:
      'Send the architecture diagram, or only the cloud bill. By the end of the half hour you will have ' +
      'three changes to make first, in order of what they save.',
    actions: [
      { label: 'Book a Free Consultation', to: 'booking' },
      { label: 'Talk to an Engineer', to: '/contact' },
    ],
  },
}

sample(cloudDevops.hero.lede)
