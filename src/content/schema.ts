import type { CaseStudyPath, CaseStudyTitle } from './case-studies.ts'
import type { ContentIconName, PictureName } from './drawn.ts'
import type { IndustryPath } from './industries.ts'
import type { ServicePath } from './services.ts'

/**
 * The shapes of everything the site says. The compiler is the validator; what types cannot hold
 * (lengths, uniqueness) is held by the laws in `src/validation` and by `test/validation`. Names of drawings are types too
 * (`drawn.ts`), derived from `client/pictures`.
 */

/** The six accent colours. Each stands for an industry and is never decoration. */
export const accents = ['blue', 'green', 'yellow', 'orange', 'pink', 'brown'] as const

export type Accent = (typeof accents)[number]

/** The nine drafts (black-and-white weave notation), by which a service can be told. */
export const weaves = [
  'plain',
  'steep',
  'basket',
  'herring',
  'diamond',
  'twill',
  'satin',
  'hound',
  'rib',
] as const

export type Weave = (typeof weaves)[number]

/** A date as `YYYY-MM-DD`: the day somebody last changed what the page says. Feeds `lastmod`. */
export type IsoDate = `${number}-${number}-${number}`

/** Exactly `N` items, so that "four steps" is a compile error at three. */
export type Exactly<N extends number, T, Items extends readonly T[] = readonly []> = Items['length'] extends N
  ? Items
  : Exactly<N, T, readonly [...Items, T]>

/** A heading and the sentence or two below it. No full stop after the title. */
export interface Point {
  title: string
  description: string
}

/** A point with an icon beside it. */
export interface PointWithIcon extends Point {
  icon: ContentIconName
}

/** A number the source states, word for word (`'99.7%'`), and what it counts. */
export interface Figure {
  value: string
  label: string
  /** What exactly is counted, in a few words below the label. */
  note?: string
}

/** A figure with an icon beside its label, which is in lower case. */
export interface FigureWithIcon extends Figure {
  icon: ContentIconName
}

/** A figure with room to explain itself: label as a short heading, description one sentence. */
export interface ExplainedFigure extends Figure {
  description: string
}

/** A figure that argues; its link leads to the proof. */
export interface Reason extends ExplainedFigure {
  link?: { label: string; to: '/process#match-run' | CaseStudyPath }
}

/** A result of a project, and the numbers that its chart shows: amounts before and after, or a percentage. */
export interface Result extends ExplainedFigure {
  chart?: { before: number; after: number } | { share: number }
}

/** A group of tools under one heading: `{ category: 'Backend', tools: ['Go', 'Kafka'] }`. */
export interface StackGroup {
  category: string
  tools: readonly string[]
}

/** A group of tools with a name: `{ name: 'Backend', tools: ['Go', 'Kafka'] }`. */
export interface ToolCategory {
  name: string
  tools: readonly string[]
}

/** A step of a process: what happens, and two to four things the client holds afterwards. */
export interface ProcessStep extends Point {
  /** Its place in the process, counted from 1. */
  stepNumber: number
  details: readonly string[]
}

/** Adds to each step its number. */
export function numbered<const Steps extends readonly Point[]>(steps: Steps) {
  return steps.map((step, index) => ({ ...step, stepNumber: index + 1 })) as {
    [Index in keyof Steps]: Steps[Index] & Pick<ProcessStep, 'stepNumber'>
  }
}

/** What a search engine shows: title 15 to 65 characters with the brand added, description 70 to 165. */
export interface Seo {
  /** Without the brand name, which the route table adds; at most 50 characters. */
  title: string
  description: string
}

/** A page with parts of its own: when it last changed, what search engines show, and whatever else it says. */
export interface PageContent {
  updated: IsoDate
  seo: Seo
  [part: string]: unknown
}

/**
 * Where a button leads. `booking` and `scheduling` are the external pages in `company.ts`;
 * a `#hash` is a section of the same page, `mailto:` a mail program.
 */
export type Target = '/contact' | '/portfolio' | 'booking' | 'scheduling' | `#${string}` | `mailto:${string}`

/** A button: the label exactly as the spec words it, and its target. */
export interface Action {
  label: string
  to: Target
}

/** The head of an inner page. */
export interface Hero {
  /** On the swing tag, two or three words. */
  badge: string
  heading: string
  /** One or two sentences. */
  lede: string
  actions: readonly [Action, Action]
}

/** The dark band that ends a page. */
export interface Closing {
  heading: string
  text: string
  actions: readonly [Action, Action]
}

/** A picture across the page and what it shows; `tall` stands in its place on phones, and may be the same photograph. */
export interface WidePicture {
  name: PictureName
  tall: PictureName
  alt: string
}

/** A heading over a section, with an optional sentence to its right. */
export interface Heading {
  title: string
  text?: string
}

// ---------------------------------------------------------------- Case studies

/** The 24 categories of the portfolio filter, in the order of the menu. */
export const categories = [
  'Enterprise Tech',
  'Medical Platform',
  'Learning Management',
  'Retail Platform',
  'Digital Banking',
  'Supply Chain',
  'Assessment System',
  'Payment Processing',
  'Health Management',
  'ERP Solution',
  'Business Intelligence',
  'Property Management',
  'Innovation Management',
  'RPA Platform',
  'AI Platform',
  'Security Platform',
  'Consulting Platform',
  'Lab Management',
  'Digital Mall Platform',
  'Medical Discovery Platform',
  'Parenting Support Platform',
  'Service Delivery Platform',
  'Marketing Automation Platform',
  'Digital News Platform',
] as const

export type Category = (typeof categories)[number]

/** The calendar years of a piece of work: `'2021–2022'`, with an en dash, or one. */
type Years = `${number}` | `${number}–${number}`

/** A prize: in one sentence what it was given for, by whom, and in which year. */
export interface Award {
  name: string
  description: string
  giver: string
  year: number
}

/** What a client says of one project. The role names the client's company, too, if it may be named. */
export type StoryQuote = Pick<Testimonial, 'name' | 'initials' | 'role' | 'content'>

/** The long part of a case-study page. The two short pages (marketing, news) have none. */
export interface Story {
  /**
   * The situation, what was built, how it went in: paragraphs, or parts under a short title where the story is told as
   * an interview, by dates, in letters.
   */
  overview: readonly (string | Point)[]
  award: Award
  /** Calendar months from kick-off to hand-over. */
  duration: number
  /** People on the team at its largest. */
  teamSize: number
  /** Whose they were; together they are the `teamSize`. Left out: the page does not say. */
  team?: { ours: number; client: number; contractors: number }
  /** The last line of the project details, such as `{ label: 'Compliance', value: 'PCI DSS, SOX' }`. */
  extraDetail: { label: 'Compliance' | 'Platform' | 'Scope' | 'Focus'; value: string }
  /**
   * What a match run compared, and for how long: 'Stock counts at the first site, three weeks'. In a match run the
   * old system and the new one do the same work side by side, and the new one takes over only when their
   * figures have agreed for a time fixed beforehand. Left out: the project had none.
   */
  matchRun?: string
  /** What stood in the way and what we did about it. Only on the first six pages. */
  challenges?: readonly Point[]
  /** Three or four groups; the first six pages use Frontend, Backend and Infrastructure. */
  technologyCategories: readonly StackGroup[]
  resultFigures: Exactly<3, Result>
}

/**
 * A project: a row on home and portfolio, and a page of its own. Its address is its title in lower
 * case with hyphens for spaces, so a changed title is a changed address.
 */
export interface CaseStudy<Title extends string = string> {
  /** Orders the portfolio: a whole number from 1 that no other has; gaps do no harm. The first six stand on home too. */
  id: number
  title: Title
  category: Category
  /** As its page and its card name it: 'Financial technology'. Also picks the picture, unless `image` names one. */
  industry: string
  /** The page of the service that it was, which lists it. */
  service?: ServicePath
  /** The page of its industry, which lists it, as does that filter of the portfolio. Left out: it is in “Other”. */
  industryPage?: IndustryPath
  /**
   * The colour of the tag, the results and the last section of the page, and of the cloth in its drawing. It is the accent
   * of `industryPage`, or any where that is left out.
   */
  accent: Accent
  /**
   * Where the words of two projects choose the same drawing, the rest of the name of the one that this project has:
   * `'wound'` for `health-wound`. Left out: the drawing of its words.
   */
  pictureVariant?: string
  /** The drawing or photograph, instead of the one that its words choose; it has an entry in `drawings.ts`, too. */
  image?: PictureName
  updated: IsoDate
  /** When the work was done; no later than `updated`. */
  years: Years
  /** The part that went live first: `'stock at the smallest site'`, and its price, from and to, in `company.currency`. */
  firstRelease: { weeks: number; people: number; price: readonly [number, number]; what: string }
  /**
   * What was built for whom, sentence case. It follows the title in the browser's tab, in search results and in the
   * preview of a shared link; both together have at most 63 characters.
   */
  searchTitle: string
  /** For search engines, 70 to 165 characters, what a searcher would open the page for. */
  seo: string
  /** Top of the page: one sentence, 80 to 170 characters. */
  summary: string
  /** On cards: one sentence, 60 to 130 characters, not the summary again. */
  description: string
  /** On home cards: the one thing that went right, under 60 characters. */
  achievement: string
  /** Three figures, on the cards and at the top of the page. */
  results: Exactly<3, FigureWithIcon>
  /** Four to six real technologies, for the cards. */
  technologies: readonly string[]
  /** What the system can do. */
  capabilities: Exactly<3, Point>
  /** Left out where a testimonial of `company.ts` names this project: the page shows that one. */
  quote?: StoryQuote
  story?: Story
  /** On the pages without a story: what was hard, and what was done about it, in 60 to 90 words. */
  hard?: string
  /** The figures of what was hard, to be drawn beside it, with a word or two for each of the two. */
  measured?: { from: string; to: string; before: number; after: number }
  /** The closing band. The action is the label of the button to /contact. */
  closing: { heading: string; text: string; action: string }
}

/** `'PayFlow Gateway'` → `'payflow-gateway'`. */
export type Slug<Title extends string> = Title extends `${infer Head} ${infer Tail}`
  ? `${Lowercase<Head>}-${Slug<Tail>}`
  : Lowercase<Title>

/** The address of a title: lower case, spaces as hyphens. */
export function slugOf<const Title extends string>(title: Title): Slug<Title> {
  return title.toLowerCase().replaceAll(' ', '-') as Slug<Title>
}

/** Keeps the title's literal type, from which the address is computed. */
export function caseStudy<const Title extends string>(study: CaseStudy<Title>): CaseStudy<Title> {
  return study
}

// ---------------------------------------------------------------- Services

/** What one service card on a service page says. */
export interface ServiceCard extends PointWithIcon {
  features: readonly string[]
}

/** A service as cards, menus and its own page name it. */
export interface Service {
  /** The label of the spec: menu, card, breadcrumb. */
  name: string
  /** The draft by which it is told, in menus and on cards: one that no other service has, while there is one. */
  weave: Weave
  /** The accent colour of the example in the page's drawing, or of what stands in its place. */
  accent: Accent
  updated: IsoDate
  seo: Seo
  /** Second line in the Services menu, two to five words. */
  tagline: string
  /** The card on the home page: one sentence and three short features. */
  card: { description: string; features: Exactly<3, string> }
  hero: Hero
  /**
   * The picture in the hero, and what it shows with its draft: 800 by 640. Left out: the weave itself. Of the draft,
   * another drawing, the left half is seen, and the visitor's hand moves the thread between them.
   */
  drawing?: { image: PictureName; draft?: PictureName; alt: string }
  /** The service cards, and the heading above them. */
  intro: Heading
  /** Which case studies of the service held a match run, in one or two sentences. Left out: none did. */
  matchRun?: string
  services: readonly ServiceCard[]
  /**
   * The titles of one or two case studies. Without titles, the page has no section about projects. The drawing shows
   * one of these projects: the drawing `name` must be 1344 units wide and 480 high. The drawing `tall` replaces it on
   * phones, and must be 640 units wide and 900 high. Without `tall`, phones show no drawing.
   */
  proof: {
    heading: Heading
    projects: readonly CaseStudyTitle[]
    drawing?: Omit<WidePicture, 'tall'> & Partial<WidePicture>
  }
  closing: Closing
}

/** Two cloths, woven beside steps: the names above them, what the marks between them mean, and what they show. */
export interface Cloths {
  old: string
  replacement: string
  key: string
  alt: string
}

export interface CustomDevelopment extends Service {
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  processHeading: Heading
  process: Exactly<4, ProcessStep>
  cloths: Cloths
}

export interface ProductEngineering extends Service {
  phasesHeading: Heading
  phases: Exactly<6, ProcessStep>
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  partnerHeading: Heading
  /** Six reasons to partner, each a short clause. */
  partner: Exactly<6, string>
  launch: { heading: string; text: string; action: Action }
}

export interface CloudDevops extends Service {
  providersHeading: Heading
  providers: Exactly<4, Point>
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  phasesHeading: Heading
  phases: Exactly<5, ProcessStep>
  /** What is drawn beside the phases, from the first to the last. */
  phasesDrawn: string
  benefitsHeading: Heading
  benefits: readonly ExplainedFigure[]
}

export interface UiUxDesign extends Service {
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  processBadge: string
  processHeading: Heading
  process: Exactly<5, ProcessStep>
  /** How much of a step's bar is filled, for people who cannot see it. */
  progress: (step: number, steps: number) => string
  benefitsHeading: Heading
  benefits: readonly ExplainedFigure[]
}

export interface AiAutomation extends Service {
  solutionsHeading: Heading
  /**
   * Each with an icon (decoration, hidden from screen readers) and with a specimen of its work, in which what
   * decided is yellow.
   */
  solutions: Exactly<
    6,
    Point & { icon: PictureName; specimen: { image: PictureName; tall: PictureName; alt: string } }
  >
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  /** The order of work, from the first data question to a model in use. */
  phasesHeading: Heading
  phases: readonly ProcessStep[]
  investHeading: Heading
  invest: readonly ExplainedFigure[]
  investAction: Action
  storiesHeading: Heading
  stories: Exactly<3, ExplainedFigure & { sector: string; accent: Accent }>
}

/** Mobile, web, CMS & e-commerce, web design. */
export interface DevelopmentService extends Service {
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  benefitsHeading: Heading
  benefits: readonly Point[]
  /** Sample results: figures from named projects, nothing else. */
  resultsHeading: Heading
  results: Exactly<3, ExplainedFigure>
  processHeading: Heading
  process: readonly ProcessStep[]
}

/** On a page whose body has a drawing of its own. */
export interface Scene {
  /** What that drawing shows, for who cannot see it. */
  scene: string
}

export interface HiringRole {
  title: string
  /** Somebody in this role: a type, nobody in particular. */
  image: PictureName
  /** Drawn behind them. */
  weave: Weave
  description: string
  skills: readonly string[]
  /** Such as '6 to 14 years'. */
  experience: string
}

export interface HiringModel {
  title: string
  /** As drawn: people of each side, and whose lead it is. */
  team: { ours: number; yours: number; lead: 'ours' | 'yours' }
  description: string
  features: readonly string[]
  bestFor: string
}

export interface HireExperts {
  updated: IsoDate
  seo: Seo
  hero: Hero
  intro: Heading
  services: readonly PointWithIcon[]
  rolesHeading: Heading
  /** Three of them in the head of the page, the first large, as who is chosen. */
  candidates: { images: Exactly<3, PictureName>; alt: string }
  roles: readonly HiringRole[]
  modelsHeading: Heading
  models: Exactly<3, HiringModel>
  /** Before what a model is best for. */
  bestFor: string
  /** How to read the drawn teams. */
  teamsNote: string
  toolsHeading: Heading
  tools: readonly StackGroup[]
  benefitsHeading: Heading
  benefits: readonly Point[]
  resultsHeading: Heading
  results: Exactly<3, ExplainedFigure>
  processHeading: Heading
  process: readonly ProcessStep[]
  closing: Closing
}

// ---------------------------------------------------------------- Industries

export interface SuccessStory extends Point {
  /** Two to four short figures: '2M+ monthly visitors'. */
  metrics: readonly string[]
  /** The title of the case study behind it, if there is one. */
  project?: CaseStudyTitle
  /** For a story without one: a drawing of its own, and what kind of project it was. */
  drawn?: { category: string; file: PictureName; alt: string; link?: { to: `#${string}`; label: string } }
}

/** A heading, and the points below it. */
export interface PointList<Item = Point> {
  heading: Heading
  items: readonly Item[]
}

/** A law or a standard, and what is done for it. */
export interface Rule extends Point {
  /** The icon of a care label for what the rule asks. Left out: a general one. */
  icon?: Extract<ContentIconName, `care-${string}`>
}

/** A rule at the place of a payment's way where it acts. */
export interface Stop extends Point {
  /** Where the payment is: 'Card vault'. */
  place: string
}

/** An industry as the home page and the industries index show it. */
export interface IndustryCard extends Point {
  examples: Exactly<3, string>
  /** On the industries index, in place of the description: two sentences that say more. */
  index: string
  href: IndustryPath
  color: Accent
  icon: ContentIconName
}

/**
 * What every industry says, in the order of the page that all can have. Those with a page of their own say
 * more: see below.
 */
export interface Industry {
  /** The label of the spec: 'SaaS & Tech'. */
  name: string
  accent: Accent
  icon: ContentIconName
  updated: IsoDate
  seo: Seo
  card: Pick<IndustryCard, 'description' | 'examples'>
  index: IndustryCard['index']
  hero: Hero
  /** The title of the project whose picture stands below the hero. Left out: the pattern of the industry. */
  picture?: CaseStudyTitle
  intro: Heading
  /** Which projects of the industry held a match run, in one or two sentences. */
  matchRun: string
  /** Kinds of product: three, six or nine leave no cell empty. */
  solutions: readonly Point[]
  stackHeading: Heading
  stack: readonly StackGroup[]
  storiesHeading: Heading
  stories: readonly SuccessStory[]
  /** Laws and standards it keeps, by name, and what is done for each. */
  rules?: PointList<Rule>
  whyHeading: Heading
  why: readonly string[]
  ctaCard: { heading: string; text: string; action: Action }
  closing: Closing
}

export interface SaasTech extends Industry {
  /** In the order in which `tenants.svg` has lines to them: three above the cloth, three below. */
  solutions: Exactly<6, Point>
  /** What the drawing of the shared cloth shows. */
  cloth: string
}

export interface RealEstate extends Industry {
  /** From the roof down to the plant room: `tower.svg` draws these floors. */
  solutions: Exactly<6, Point>
  /** What a product can do; the hero's second button leads here. */
  features: PointList
  rules: PointList<Rule>
}

/** A security feature by its name, and how it protects. */
export interface SecurityFeature {
  feature: string
  description: string
}

export interface Fintech extends Industry {
  /** In the order in which a payment meets them, from the tap to the audit: one for each cell of `payment.svg`. */
  rules: { heading: Heading; items: Exactly<6, Stop> }
  /** How it is kept safe. */
  security: PointList<SecurityFeature>
}

export interface Ecommerce extends Industry {
  /** In the order in which a shopper meets them: one for each cell of `shopping.svg`. */
  features: { heading: Heading; items: Exactly<6, Point> }
  rules: PointList<Rule>
  /** Names of third-party systems, by kind. */
  integrations: { heading: Heading; groups: readonly StackGroup[] }
}

export interface Healthcare extends Industry {
  rules: PointList<Rule>
  /** One for each thing at `ward-door.svg`, in the order of `healthcare-security.tsx`. */
  security: { heading: Heading; items: Exactly<6, SecurityFeature> }
}

/** A point with the hour of the day at which it is needed most. */
export interface TimedPoint extends Point {
  /** `'09:00'`, on a clock of 24 hours. */
  time: `${number}:${number}`
}

/** A way of learning by its name, and how it works. */
export interface LearningApproach {
  type: string
  description: string
  icon: ContentIconName
}

export interface Edtech extends Industry {
  /** In the order of a school day: `school-day.svg` is drawn for these hours. */
  solutions: Exactly<6, TimedPoint>
  features: PointList
  rules: PointList<Rule>
  /** Modern ways of learning, in the order in which `ways-to-learn.svg` draws them. */
  approaches: PointList<LearningApproach>
}

// ---------------------------------------------------------------- Company

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

/** When an office is open, by its own clock. */
export interface OpeningHours {
  /** `'9:00'`, on a clock of 24 hours. */
  opens: `${number}:${number}`
  /** `'18:00'`; earlier than `opens` when the day ends past midnight. */
  closes: `${number}:${number}`
  /** `'Mon–Fri'`, with a dash; or one day. */
  days: Weekday | `${Weekday}–${Weekday}`
  /** The zone's name as people there write it, in standard time: `'IST'`. No two machines agree on these. */
  zone: string
}

export interface Office {
  region: string
  city: string
  country: string
  /** The drawing of its country's flag. Left out: the country's two letters stand in its place. */
  flag?: PictureName
  /** Two capital letters, by ISO 3166: `'PT'`. */
  countryCode: string
  accent: Accent
  headquarters: boolean
  address: readonly string[]
  phone: string | null
  email: string
  /** Sentence, chart and structured data follow from these and the time zone. */
  hours: OpeningHours
  /** By the IANA's name: `'Europe/Lisbon'`. Daylight saving follows from it. */
  timezone: string
  /**
   * The difference between the time of the office and UTC in minutes, without daylight saving time, such as 330 for India.
   * The Worker does not compute it with `Intl`, because the first use of `Intl` takes about 35 milliseconds. A test
   * compares the number with `Intl`.
   */
  utcOffset: number
}

/** An address for matters of law, as the policies list it. */
export interface LegalContact {
  /** What it is for, before a colon: `Legal notices`. */
  about: string
  email: string
}

/** A profile of the company elsewhere. */
export interface SocialProfile {
  name: string
  /** Its icon: the path of a line on a grid of 24, as Lucide has them. Every page shows it, so it stands in the page. */
  path: string
  /** `null` while there is none: the icon is shown, and leads nowhere. */
  href: `https://${string}` | null
}

export interface Testimonial {
  name: string
  /** In place of a portrait. Left out: the first letter of each word of the name. */
  initials?: string
  role: string
  company: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
  /** The accent of its `project`, or any where that is left out. */
  accent: Accent
  /** The title of the case study it is about, whose page shows it too. */
  project?: CaseStudyTitle
}

export interface TeamMember {
  name: string
  role: string
  experience: string
  /** The portrait. */
  image: PictureName
}

/** A way to reach the company: `contact` is the address or number that is shown. */
export interface ContactMethod {
  title: string
  description: string
  contact: string
  action: { label: string; href: string }
}

/** A phase of the typical timeline. Weeks run end to end at their longest; `null` is open-ended. */
export interface TimelinePhase {
  phase: string
  /** As the specification writes it: '6-12 weeks'. */
  duration: string
  description: string
  weeks: { shortest: number; longest: number } | null
}

export interface FaqItem {
  question: string
  answer: string
}

// ---------------------------------------------------------------- Legal pages

/** Text with links in it: plain strings and `{ text, href }`, in reading order. */
export type Inline = string | { text: string; href: string }

export type LegalBlock =
  | { kind: 'text'; content: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

export interface LegalSection {
  /** The anchor: lower case, hyphens. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

/** A page of words: a hero, bands of text, and the band that ends it. */
export interface PlainPage {
  updated: IsoDate
  seo: Seo
  /** As menus and breadcrumbs name it. */
  label: string
  hero: Omit<Hero, 'actions'>
  /** A heading and its paragraphs; at least one. */
  sections: readonly [PlainSection, ...PlainSection[]]
  closing: Closing
}

export interface PlainSection {
  /** Its anchor, if a link leads to it. */
  id?: string
  heading: Heading
  /** Paragraphs, in reading order. */
  text: readonly string[]
}

export interface LegalPage {
  title: string
  updated: IsoDate
  seo: Seo
  intro: string
  sections: readonly LegalSection[]
}
