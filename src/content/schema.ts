import type { Path } from '../routes.ts'
import type { CaseStudyPath, CaseStudyTitle } from './case-studies.ts'
import type { IndustryPath } from './industries.ts'
import type { Phone } from './office-band.ts'
import type { ContentIconName, PictureName } from './picture-names.ts'
import type { View } from './project-drawings.ts'
import type { ServicePath } from './services.ts'

/**
 * The types of the content. What types cannot express, such as lengths and uniqueness, is checked by the rules in
 * `src/validation` and by `test/validation`. The types of the names of drawings are in `picture-names.ts`, which is generated
 * from the files in `client/pictures`. The types of addresses come from the lists of pages, because each address is written
 * only there. These lists import types from this file, so the files import each other. That does no harm: the compiler
 * removes imports of types, and the code that runs has no such circle.
 */

/**
 * The six accent colours. Their values are in `client/styles/colours.json`. Each industry has one, which its case
 * studies share. Services, offices and quotations have one too.
 */
export const accents = ['blue', 'green', 'yellow', 'orange', 'pink', 'brown'] as const

export type Accent = (typeof accents)[number]

/** The ways in which a divider moves between draft and finished picture. */
export type DividerMove = 'steps' | 'back' | 'signal' | 'threshold' | 'load' | 'grow' | 'slant'

/** The nine weaves, which are the black-and-white patterns of services. Each has a file in `src/ui/weaves`. */
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

/** A date as `YYYY-MM-DD`. That of a page is the day on which its content last changed: `lastmod` in the sitemap. */
export type IsoDate = `${number}-${number}-${number}`

/** A list of exactly `N` items. A list of another length does not compile. */
export type Exactly<N extends number, T, Items extends readonly T[] = readonly []> = Items['length'] extends N
  ? Items
  : Exactly<N, T, readonly [...Items, T]>

/** A heading without a full stop, and one or two sentences below it. */
export interface Point {
  title: string
  description: string
}

/** A point with an icon beside it. */
export interface PointWithIcon extends Point {
  icon: ContentIconName
}

/**
 * A number with its unit, such as `'99.7%'`, and what it counts. `test/sample/specification.ts` has the figures
 * that were specified. They are written exactly as there.
 */
export interface Figure {
  value: string
  /** The words of the specification, and nothing that qualifies them. */
  label: string
  /** A few words that say exactly what is counted. They stand in smaller type below the label, but not on cards. */
  note?: string
}

/** A figure with an icon beside its label, which is in lower case. */
export interface FigureWithIcon extends Figure {
  icon: ContentIconName
}

/** A figure with a label that serves as a short heading. It has a description of about one sentence instead of a note. */
export interface ExplainedFigure extends Omit<Figure, 'note'> {
  description: string
}

/** A reason to choose the company: a figure, and a link to the page that proves it. */
export interface Reason extends ExplainedFigure {
  /** Words above the value, such as `'Up to'`. */
  bound?: string
  link?: { label: string; to: '/process#match-run' | '/process#how-we-count' | CaseStudyPath }
}

/** A result of a project. The chart shows an amount before and after the project, or a `share` in percent. */
export interface Result extends ExplainedFigure {
  chart?: { before: number; after: number } | { share: number }
}

/**
 * A group of tools: `{ category: 'Backend', tools: ['Go', 'Kafka'] }`. `test/sample/specification.ts` requires
 * these fields for technologies, and those of `ToolCategory` for the tools of a service.
 */
export interface StackGroup {
  category: string
  tools: readonly string[]
}

/** A group of the tools of a service: `{ name: 'Backend', tools: ['Go', 'Kafka'] }`. */
export interface ToolCategory {
  name: string
  tools: readonly string[]
}

/** A step of a process. `details` are the results that the client gets from it, four at the most. */
export interface ProcessStep extends Point {
  /** Its place in the process, counted from 1. */
  stepNumber: number
  details: readonly string[]
}

/** Adds its number to each step. */
export function numbered<const Steps extends readonly Point[]>(steps: Steps) {
  return steps.map((step, index) => ({ ...step, stepNumber: index + 1 })) as {
    [Index in keyof Steps]: Steps[Index] & Pick<ProcessStep, 'stepNumber'>
  }
}

/**
 * What search engines show of a page. A rule in `src/validation` requires 15 to 65 characters for the title with the
 * name of the company, and 70 to 165 for the description.
 */
export interface Seo {
  /** The title without the name of the company, which the route table adds; at most 50 characters. */
  title: string
  description: string
}

/** What the content of each page has that has a layout of its own. */
export interface PageContent {
  updated: IsoDate
  seo: Seo
}

/**
 * The target of a button: a page, an external page of `company.ts` (`booking` and `scheduling`), a section of the same
 * page (`#…`), or an email address.
 */
export type Target = '/contact' | '/portfolio' | 'booking' | 'scheduling' | `#${string}` | `mailto:${string}`

/** A button. `test/sample/specification.ts` has the labels that were specified. */
export interface Action {
  label: string
  to: Target
}

/** A link to a page or to a section of one. */
export interface PageLink {
  label: string
  to: Path | `${Path}#${string}`
}

/** The first section of an inner page. */
export interface Hero {
  /** Two or three words on the tag above the heading. */
  badge: string
  heading: string
  /** One or two sentences. */
  lede: string
  actions: readonly [Action, Action]
}

/** The first section of a page without buttons. */
export type PlainHero = Omit<Hero, 'actions'>

/** The last section of a page. It has the accent colour of the page if there is one (`sections/call-to-action.tsx`). */
export interface Closing {
  heading: string
  text: string
  actions: readonly [Action, Action]
}

/** A picture across the page. On phones `tall` replaces it, which may be the same photograph. `alt` describes both. */
export interface WidePicture {
  name: PictureName
  tall: PictureName
  alt: string
}

/** The heading of a section, with an optional text beside it. */
export interface Heading {
  title: string
  text?: string
}

/** The words on the tag of a section, and the heading below it. */
export interface SectionHead {
  badge: string
  heading: Heading
}

// ---------------------------------------------------------------- Case studies

/** The categories of case studies, in the order of the portfolio filter. */
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

/** The calendar years of a project: `'2021–2022'` with an en dash, or `'2021'`. */
type Years = `${number}` | `${number}–${number}`

/** An award. The description is one sentence that says what it was given for. */
export interface Award {
  name: string
  /** What the jury valued, if the story does not say it. */
  description?: string
  giver: string
  year: number
}

/** A client's statement about a project. `role` includes the name of the client's company if it may be named. */
export type StoryQuote = Pick<Testimonial, 'name' | 'initials' | 'role' | 'content'>

/** The detailed part of a case study. Short case studies have none. */
export interface Story {
  /**
   * The situation, what was built, and how it was introduced. Each item is a paragraph, or a part with a title when the
   * story is an interview, a diary or letters.
   */
  overview: readonly (string | Point)[]
  award?: Award
  /** Calendar months from the start of the project to the handover. */
  duration: number
  /** The largest number of people in the team. */
  teamSize: number
  /** The line of its kind in the project details, such as `{ label: 'Compliance', value: 'PCI DSS, SOX' }`. */
  extraDetail: { label: 'Compliance' | 'Platform' | 'Scope' | 'Focus'; value: string }
  /**
   * What a match run compared, and for how long: 'Stock counts at the first site, three weeks'. In a match run the old
   * system and the new one do the same work. The new one replaces the old one when their figures have agreed for a
   * period that was fixed before. A project without a match run does not have this field.
   */
  matchRun?: string
  /** Problems of the project, and how we solved them. The case studies on the home page have them. */
  challenges?: readonly Point[]
  /** Three or four groups. The case studies on the home page use Frontend, Backend and Infrastructure. */
  technologyCategories: readonly StackGroup[]
  resultFigures: Exactly<3, Result>
}

/**
 * A project that has a page and an entry in the portfolio. Its address is made from its title, unless it has a `slug`, so
 * a new title also changes the address.
 */
export interface CaseStudy<Title extends string = string, Address extends string = string> {
  /** The place in the portfolio, a whole number from 1. A rule requires that it is unique. Numbers may be left out. */
  id: number
  title: Title
  /**
   * The last part of the address, in small letters without accents, digits and hyphens. A rule requires it when the title
   * has other signs: 'Sjømat & Co.' has `'sjomat-and-co'`.
   */
  slug?: Address
  category: Category
  /** The client's industry, such as 'Consumer goods'. Its words can choose the picture (`project-picture.ts`). */
  industry: string
  /** The service that was provided. The page of this service lists the case study. */
  service?: ServicePath
  /** The industry whose page and portfolio filter list the case study. Without it, the filter “Other” does. */
  industryPage?: IndustryPath
  /**
   * The colour of the tag, the results, the last section of the page, and the cloth in the drawing. A rule requires the
   * accent of `industryPage`. Without `industryPage`, it can be any accent.
   */
  accent: Accent
  /**
   * The second part of the name of the drawing, when the keywords of several projects choose the same drawing. For
   * example, `'wound'` replaces `health` by `health-wound`.
   */
  pictureVariant?: string
  /** The drawing or photograph that replaces the one chosen by keywords. It needs an entry in `project-drawings.ts`. */
  image?: PictureName
  updated: IsoDate
  /** The years of the work, which end no later than `updated`. */
  years: Years
  /**
   * The part that went live first: `what` names it, such as `'stock at the smallest site'`. `price` is the lowest and
   * the highest price in whole units of the company's currency (`company.currency`). `share` is its part of the work of
   * the whole programme, in percent. Without it, lists show the description.
   */
  firstRelease?: {
    weeks: number
    people: number
    price: readonly [number, number]
    share: number
    what: string
  }
  /**
   * What was built and for whom, in sentence case. The title follows it in the browser's tab, in search results and in
   * the preview of a shared link. Both together have at most 63 characters.
   */
  searchTitle: string
  /** The description for search engines, of 70 to 165 characters. */
  seo: string
  /** One sentence at the top of the page, of 80 to 170 characters. A rule refuses more than 180. */
  summary: string
  /** One sentence on cards, of 60 to 130 characters, unlike the summary. A rule refuses more than 140. */
  description: string
  /** The main success, on cards of the home page, in less than 60 characters. A rule refuses more than 70. */
  achievement: string
  /** Three figures on cards. */
  results: Exactly<3, FigureWithIcon>
  /** One to six technologies on cards. A rule refuses an empty list. */
  technologies: readonly string[]
  /** What the system does for its users. */
  capabilities: Exactly<3, Point>
  /** Stands beside the story. A testimonial in `company.ts` with this project replaces it. */
  quote?: StoryQuote
  story?: Story
  /** The last section of the page. `action` is the label of the button that leads to `/contact`. */
  closing: { heading: string; text: string; action: string }
}

/** A text in lower case, with hyphens instead of spaces: `'PayFlow Gateway'` → `'payflow-gateway'`. */
export type Slug<Text extends string> = Text extends `${infer Head} ${infer Tail}`
  ? `${Lowercase<Head>}-${Slug<Tail>}`
  : Lowercase<Text>

/**
 * Returns the text in lower case, with hyphens instead of spaces. A missing text, which the compiler reports but the
 * development server does not stop at, becomes `undefined`, so that the pages of other content work.
 */
export function slugOf<const Text extends string>(text: Text): Slug<Text> {
  return String(text).toLowerCase().replaceAll(' ', '-') as Slug<Text>
}

/** The last part of the address of a case study: its `slug`, or its title as in `slugOf`. */
export function studySlug<Title extends string, Address extends string>({
  slug,
  title,
}: Pick<CaseStudy<Title, Address>, 'slug' | 'title'>): Address {
  return slug ?? (slugOf(title) as string as Address)
}

/** Returns the case study with the literal types of its title and of its address, from which the site's types are made. */
export function caseStudy<const Title extends string, const Address extends string = Slug<Title>>(
  study: CaseStudy<Title, Address>,
): CaseStudy<Title, Address> {
  return study
}

// ---------------------------------------------------------------- Services

/** A card on the page of a service. */
export interface ServiceCard extends PointWithIcon {
  features: readonly string[]
}

/** What every service has: the texts of its page, of menus and of cards. */
export interface Service {
  /** The label in menus, on cards and in breadcrumbs. */
  name: string
  /**
   * The pattern in menus, on cards and on the page. Services have different weaves while there are enough. Without it, the
   * service has no pattern.
   */
  weave?: Weave
  /** The accent colour of the example in the drawing, or of the pattern that replaces the drawing. */
  accent: Accent
  updated: IsoDate
  seo: Seo
  /** The second line in the menu, of two to five words. */
  tagline: string
  /** The card on the home page. The description is one sentence. */
  card: { description: string; features: Exactly<2, string> }
  hero: Hero
  /** The price below the buttons of the first section. The default is `price.short`. */
  priceLine?: string
  /**
   * The picture in the first section, 800 units wide and 640 high. Without it, the page shows the weave. `draft` is a
   * drawing of the same size, whose left half replaces that of the picture. Visitors can move the divider between them.
   * `alt` describes both. `moves` says how the divider moves. Left out, it is a vertical bar that moves from the middle to the left.
   * `divider-moves.module.css` has a class for each way.
   */
  drawing?: { image: PictureName; draft?: PictureName; alt: string; moves?: DividerMove }
  /** The heading above the cards of `services`. */
  intro: Heading
  /** One or two sentences that name the case studies of this service with a match run, if there are any. */
  matchRun?: string
  services: readonly ServiceCard[]
  /**
   * `projects` has the case studies that prove the most, each with a line that supports the heading of the page. Without any, the
   * page has no section about projects. The drawing shows one of these projects: the drawing `name` must be 1344 units
   * wide and 480 high. The drawing `tall` replaces it on phones, and must be 640 units wide and 900 high. Without
   * `tall`, phones show no drawing.
   */
  proof: {
    heading: Heading
    projects: Partial<Record<CaseStudyTitle, string>>
    drawing?: Omit<WidePicture, 'tall'> & Partial<WidePicture>
  }
  closing: Closing
}

/** The texts of a drawing of two cloths beside steps: their names, what the marks mean, and the alternative text. */
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
  /** Six reasons to work with us, each a few words long. */
  partner: Exactly<6, string>
  launch: { heading: string; text: string; action: Action }
  /**
   * First releases that cost `most` at the most, the cheapest first: those of case studies, and `others`, which other
   * pages mention.
   */
  smallReleases: {
    /** The id of the section, to which other pages link. */
    id: string
    heading: string
    most: number
    others: readonly { title: string; path: Path; price: number; text: string }[]
  }
}

export interface CloudDevops extends Service {
  providersHeading: Heading
  providers: Exactly<4, Point>
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  phasesHeading: Heading
  phases: Exactly<5, ProcessStep>
  /** The alternative text of the drawing beside the phases. */
  phasesDrawn: string
  benefitsHeading: Heading
  benefits: readonly Reason[]
}

export interface UiUxDesign extends Service {
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  processBadge: string
  processHeading: Heading
  process: Exactly<5, ProcessStep>
  /** The text for screen readers that says how much of the bar of a step is filled. */
  progress: (step: number, steps: number) => string
  benefitsHeading: Heading
  benefits: readonly Reason[]
}

export interface AiAutomation extends Service {
  solutionsHeading: Heading
  /**
   * Each has an icon, which screen readers skip, and a drawing of an example (`specimen`). What the decision depended
   * on is yellow in the drawing.
   */
  solutions: Exactly<6, Point & { icon: ContentIconName; specimen: { image: PictureName; alt: string } }>
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  /** The phases of the work in their order, from the first question about data to a model in use. */
  phasesHeading: Heading
  phases: readonly ProcessStep[]
  investHeading: Heading
  invest: readonly Reason[]
  investAction: Action
  storiesHeading: Heading
  stories: Exactly<3, ExplainedFigure & { sector: string; accent: Accent }>
}

/** A service with results and a process of its own: mobile apps, web, CMS and e-commerce, and web design. */
export interface DevelopmentService extends Service {
  toolsHeading: Heading
  tools: readonly ToolCategory[]
  benefitsHeading: Heading
  benefits: readonly Point[]
  /** Figures of named case studies. */
  resultsHeading: Heading
  results: Exactly<3, ExplainedFigure>
  processHeading: Heading
  process: readonly ProcessStep[]
}

/** What a page has in addition when there is a drawing among its sections. */
export interface Scene {
  /** The alternative text of the drawing. */
  scene: string
}

export interface HiringRole {
  title: string
  /** A drawing of a fictional person in this role. */
  image: PictureName
  /** The pattern behind the person. */
  weave?: Weave
  description: string
  skills: readonly string[]
  /** Years of experience, such as '6 to 14 years'. */
  experience: string
}

export interface HiringModel {
  title: string
  /** The drawing of the team: the number of people of each side, and the side that leads. */
  team: { ours: number; yours: number; lead: 'ours' | 'yours' }
  description: string
  features: readonly string[]
  bestFor: string
}

export interface HireExperts extends PageContent {
  hero: Hero
  intro: Heading
  services: readonly PointWithIcon[]
  rolesHeading: Heading
  /** Three people in the first section of the page. The first, who is the one chosen, is the largest. */
  candidates: { images: Exactly<3, PictureName>; alt: string }
  roles: readonly HiringRole[]
  modelsHeading: Heading
  models: Exactly<3, HiringModel>
  /** The label before `bestFor` of a model. */
  bestFor: string
  /** The explanation of the drawings of teams. */
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
  /** Two to four figures, such as '2M+ monthly visitors'. */
  metrics: readonly string[]
  /** The title of the case study that it summarises, if there is one. */
  project?: CaseStudyTitle
  /** The kind of project, the drawing, its square view and the link of a story that has no case study. */
  drawn?: {
    category: string
    file: PictureName
    alt: string
    square: View
    link?: { to: `#${string}`; label: string }
  }
}

/** A heading and the list below it. */
export interface PointList<Item = Point> {
  heading: Heading
  items: readonly Item[]
}

/** A law or a standard, and what we do to comply with it. */
export interface Rule extends Point {
  /** An icon in the style of a care label. The default is a general one. */
  icon?: Extract<ContentIconName, `care-${string}`>
}

/** A law or a standard that applies to one stage of a payment. */
export interface Stop extends Point {
  /** The stage, such as 'Card vault'. */
  place: string
}

/** An industry as the home page and the page `/industries` show it. */
export interface IndustryCard extends Point {
  examples: Exactly<2, string>
  /** Two sentences that replace the description on the page `/industries`. */
  index: string
  href: IndustryPath
  color: Accent
  icon: ContentIconName
}

/**
 * What every industry has, in the order of the sections of its page. Industries with a layout of their own have more:
 * see the types below.
 */
export interface Industry {
  /** The label in menus and breadcrumbs, such as 'SaaS & Tech'. */
  name: string
  accent: Accent
  icon: ContentIconName
  updated: IsoDate
  seo: Seo
  card: Pick<IndustryCard, 'description' | 'examples'>
  index: IndustryCard['index']
  hero: Hero
  /** The price below the buttons of the first section. The default is `price.short`. */
  priceLine?: string
  /** The title of the project whose picture follows the first section. Without it, the page shows a pattern. */
  picture?: CaseStudyTitle
  intro: Heading
  /** Kinds of products. Three, six or nine fill all cells of the grid. */
  solutions: readonly Point[]
  stackHeading: Heading
  stack: readonly StackGroup[]
  storiesHeading: Heading
  stories: readonly SuccessStory[]
  /** Laws and standards that apply to the industry. */
  rules?: PointList<Rule>
  whyHeading: Heading
  why: readonly string[]
  ctaCard: { heading: string; text: string; action: Action }
  closing: Closing
}

export interface SaasTech extends Industry {
  /** In the order of the lines in `tenants.svg`: three above the cloth, then three below it. */
  solutions: Exactly<6, Point>
  /** The alternative text of the drawing `tenants.svg`. */
  cloth: string
}

export interface RealEstate extends Industry {
  /** In the order of the floors in `tower.svg`, from the roof to the plant room. */
  solutions: Exactly<6, Point>
  /** Features of products. The second button of the first section leads to them. */
  features: PointList
  rules: PointList<Rule>
}

/** A security feature, and how it protects. */
export interface SecurityFeature {
  feature: string
  description: string
}

export interface Fintech extends Industry {
  /** One for each cell of `payment.svg`, in the order of a payment. */
  rules: { heading: Heading; items: Exactly<6, Stop> }
  /** Security features. */
  security: PointList<SecurityFeature>
}

export interface Ecommerce extends Industry {
  /** One for each cell of `shopping.svg`, in the order of a purchase. */
  features: { heading: Heading; items: Exactly<6, Point> }
  rules: PointList<Rule>
  /** Systems of other companies, grouped by kind. */
  integrations: { heading: Heading; groups: readonly StackGroup[] }
}

export interface Healthcare extends Industry {
  rules: PointList<Rule>
  /** One for each object in `ward-door.svg`, in the order of `healthcare-security.tsx`. */
  security: { heading: Heading; items: Exactly<6, SecurityFeature> }
}

/** A point with a time of day. */
export interface TimedPoint extends Point {
  /** The time at which it is used most, such as `'09:00'`. */
  time: `${number}:${number}`
}

/** A way of learning, and how it works. */
export interface LearningApproach {
  type: string
  description: string
  icon: ContentIconName
}

export interface Edtech extends Industry {
  /** In the order of a school day. The drawing `school-day.svg` shows the same times. */
  solutions: Exactly<6, TimedPoint>
  features: PointList
  rules: PointList<Rule>
  /** Ways of learning, in the order of the drawing `ways-to-learn.svg`. */
  approaches: PointList<LearningApproach>
}

// ---------------------------------------------------------------- Company

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

/** The opening hours of an office in its own time zone. */
export interface OpeningHours {
  /** The time at which it opens, such as `'9:00'`. */
  opens: `${number}:${number}`
  /** The time at which it closes, such as `'18:00'`. It is before `opens` when the office closes after midnight. */
  closes: `${number}:${number}`
  /** Days of the week: `'Mon–Fri'` with an en dash, or one day. */
  days: Weekday | `${Weekday}–${Weekday}`
  /** The abbreviation of the time zone, such as `'IST'`. Where clocks change, those of winter and summer: `'CET/CEST'`. */
  zone: string
}

export interface Office {
  region: string
  city: string
  country: string
  /** The flag of the country. Without it, the two letters of `countryCode` replace it. */
  flag?: PictureName
  /** The code of the country in ISO 3166, such as `'PT'`. */
  countryCode: string
  accent: Accent
  headquarters: boolean
  address: readonly string[]
  phone: string | null
  email: string
  /** The card of the office, the chart and the structured data are computed from them and from the time zone. */
  hours: OpeningHours
  /** The IANA name of the time zone, such as `'Europe/Lisbon'`. It determines daylight saving time. */
  timezone: string
  /**
   * The difference between the time of the office and UTC in minutes, without daylight saving time, such as 330 for
   * India. The Worker does not compute it with `Intl`, because the first use of `Intl` takes about 35 milliseconds. A
   * test compares the number with `Intl`.
   */
  utcOffset: number
  /** Whether clocks at the office are an hour ahead in summer. A test compares it with `Intl`, too. */
  daylightSaving: boolean
}

/** The facts about the company. `company.ts` explains them. */
export interface Company extends Record<'name' | 'origin' | 'email' | 'privacyEmail', string> {
  logo: readonly string[]
  currency: (digits: string) => string
  /** What stands between the thousands of a price: a comma for dollars, a no-break space, `'\u00a0'`, for kroner and euros. */
  thousands: string
  founded: number
  securityTxtExpires: string
  legalContacts: readonly [LegalContact, ...LegalContact[]]
  phone: string
  phoneHref: `tel:${string}`
  support?: { phone: string; email: string }
  address: readonly [string, ...string[]]
  booking: string
  scheduling: string
  social: readonly SocialProfile[]
}

/** An email address for legal matters, which the policies list. */
export interface LegalContact {
  /** The purpose of the address, such as `Legal notices`. A colon follows it. */
  about: string
  email: string
}

/** A profile of the company on another site. */
export interface SocialProfile {
  name: string
  /** The icon, as the path of a line on a grid of 24. It is part of the HTML because every page has it. */
  path: string
  /** `null` while there is no profile: the icon is then not a link. */
  href: `https://${string}` | null
}

export interface Testimonial {
  name: string
  /** The letters that replace a portrait. The default is the first letter of each word of the name. */
  initials?: string
  role: string
  company: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
  /** A rule requires the accent of `project`. Without `project`, it can be any accent. */
  accent: Accent
  /** The title of the case study that it is about. The page of the case study shows it too. */
  project?: CaseStudyTitle
}

export interface TeamMember {
  name: string
  role: string
  experience: string
  /** The portrait: a drawing or a photograph. */
  image: PictureName
}

/** A way to contact the company. `contact` is the address or number that visitors see. */
export interface ContactMethod {
  title: string
  description: string
  /** An email or street address, or the phone numbers of all offices. */
  contact: string | readonly Phone[]
  action: { label: string; href: Address }
}

/** A phase of the typical timeline. It starts when the phases before it end, if each takes its longest time. */
export interface TimelinePhase {
  phase: string
  /** The duration as `test/sample/specification.ts` has it, such as '6-12 weeks'. */
  duration: string
  description: string
  /** `null` for a phase without an end. */
  weeks: { shortest: number; longest: number } | null
}

export interface FaqItem {
  question: string
  answer: string
}

// ---------------------------------------------------------------- Pages with a layout of their own

/** The page `/`. */
export interface Home extends PageContent {
  hero: Hero & {
    /** Links in the lede, in its order. The label of each is a part of it. */
    links: readonly PageLink[]
    /** A photograph can be used too. The page shows its middle part. */
    picture: WidePicture
    /** The labels on the loose threads of the drawing: a problem, the part of the product that replaced it, and how. */
    answers: Record<
      'system' | 'spreadsheets' | 'audits' | 'vendors',
      { problem: string; becomes: string; sentence: string }
    >
    /** The label on the cloth: what a client wanted, and has. */
    goal: string
  }
  stats: readonly Figure[]
  /** `links` lead visitors to the pages for them. */
  about: { badge: string; text: string; links: readonly PageLink[]; facts: readonly Figure[] }
  services: SectionHead & { action: Action }
  industries: SectionHead
  caseStudies: SectionHead
  why: { badge: string; title: string; reasons: readonly Reason[] }
  stack: SectionHead & { groups: readonly StackGroup[] }
  testimonials: {
    badge: string
    title: string
    /** The heading of the logos of clients, which only screen readers announce. */
    clientsHeading: string
    /** The link after the logos of clients, which leads to the booking page. */
    clients: string
  }
  offices: SectionHead
}

/** An answer about security: its topic (`title`), one sentence (`description`), and details (`more`). */
export interface SecurityAnswer extends Point {
  more: string
}

/** What a purchasing department asks. `label` is the link to it in the footer, and `links` lead to the documents. */
export interface Procurement extends SectionHead, Omit<PointList<SecurityAnswer>, 'heading'> {
  label: string
  links: readonly (PageLink | { label: string; to: `mailto:${string}` })[]
}

export interface About extends PageContent {
  /** The second line in the menu, of two to six words. */
  tagline: string
  hero: PlainHero
  stats: readonly Figure[]
  story: {
    heading: string
    lead: string
    paragraphs: readonly string[]
    /** The events on the cards of the first section. `title` is the year. */
    years: readonly Point[]
  }
  values: SectionHead & PointList
  leadership: SectionHead
  /** The text below the portraits. */
  teamNote: string
  /** A project that failed: its heading, with a summary, and what happened. Without it, the page has no such section. */
  failure?: { heading: Heading; paragraphs: readonly string[] }
  /** The alternative text of a portrait. */
  portrait: (name: string) => string
  engineers: PointList
  security: SectionHead & PointList<SecurityAnswer>
  /** Without it, the page has no such section. */
  procurement?: Procurement
  closing: Closing
}

export interface Contact extends PageContent {
  hero: Hero
  methods: readonly ContactMethod[]
  consultation: {
    badge: string
    heading: string
    text: string
    action: string
    /** The unit of the times in the agenda, which only screen readers announce. */
    minutes: string
    agenda: readonly { from: number; to: number; text: string }[]
  }
  promisesHeading: string
  promises: readonly (Point & { value: string })[]
  beforeSigning: Required<Heading>
  /** Links to what a client accepts with an order: prices, security, terms, privacy and references. */
  documents: readonly PageLink[]
  /** The section for clients with a fault. Without `company.support`, it is not shown. */
  support: { label: string; heading: Heading }
  /** How to reach us for applicants and for journalists, each with an address and optionally with what follows. */
  otherReasons: PointList<
    Point & { write: { label: string; to: `mailto:${string}` }; stages?: readonly string[] }
  >
  offices: SectionHead
  faqHeading: string
  faqs: readonly FaqItem[]
}

/** A phase of a first release, or several, with what it costs. */
export interface PricedPhase {
  phase: string
  /** As a range, such as '6–12'. */
  weeks: string
  /** The lowest and the highest price. */
  price: readonly [least: number, most: number]
  /** When a client can leave. */
  leave: string
}

export interface Process extends PageContent {
  /** The second line in the menu, of two to six words. */
  tagline: string
  hero: PlainHero
  /** The heading of the list of steps, which only screen readers announce. */
  stepsHeading: string
  steps: Exactly<6, ProcessStep>
  methodsHeading: Heading
  methods: Exactly<4, Point>
  /** Without it, the page has no such section. */
  matchRun?: SectionHead & { steps: Exactly<3, ProcessStep>; cloths: Cloths; listHeading: string }
  /** The page draws `phases` as a bar. `table` has the same prices as text, for visitors who cannot see the bar. */
  price: {
    id: string
    heading: Heading
    phases: readonly PricedPhase[]
    table: TextBlock
    conditions: readonly PlainSection[]
  }
  /** Two documents that visitors can ask for. They follow the prices. */
  papers: Exactly<2, Point>
  /** What the figures of the site count, each with its base and its period. Notes of figures link to it. */
  counting: PointList<PlainSection> & { id: string }
  timelineBadge: string
  /** The label of the axis of the timeline. */
  timelineUnit: string
  timelineHeading: Heading
  timeline: readonly TimelinePhase[]
  closing: Closing
}

export interface Portfolio extends PageContent {
  /** The text of the tag above the heading. */
  badge: (projects: number) => string
  hero: Omit<Hero, 'badge'>
  stats: readonly Figure[]
  /** The heading of the list, which only screen readers announce. */
  listHeading: string
  filter: {
    industry: string
    category: string
    all: string
    /** The filter for projects of all industries that have no page. */
    other: string
    one: string
    many: string
  }
}

export interface IndustriesIndex extends PageContent {
  /** The second line in the menu, of two to five words. */
  tagline: string
  hero: PlainHero
  /** The heading of the list of industries, which only screen readers announce. */
  listHeading: string
  /** The text of the link to the page of an industry. */
  cue: string
  heading: Heading
  points: readonly Point[]
  /** The heading of the list of case studies that belong to no industry with a page. */
  otherTrades: string
  /** The link to the projects in sectors that have no page. `trades` names these sectors. */
  otherProjects: (trades: string) => string
  closing: Closing
}

/** The texts that the pages of all case studies share. `case-study-page.ts` explains them. */
export interface CaseStudyPage
  extends Record<'challenges' | 'capabilities' | 'overview' | 'award' | 'details', string>,
    Record<'firstRelease' | 'builtBy' | 'technologies' | 'results' | 'before' | 'after' | 'next', string> {
  back: Record<'home' | 'portfolio', Record<'label' | 'where', string>>
  facts: (
    study: Pick<CaseStudy, 'industry' | 'story' | 'years'>,
  ) => readonly { name: string; value: string }[]
  share: (percent: number) => string
  prices: PageLink
  counting: PageLink
  matchRun?: Strings['matchRun']
  testimonials: PageLink
  otherIndustries: (industry: string) => string
  related: Record<'heading' | 'industry' | 'service', string> & { page: (label: string) => string }
  references: PageLink
  ask: Action
  booking: Action
  more: Action
}

/** The pages for an address without a page (`NotFound`) and for an error (`Failure`). */
export type NotFound = Record<
  | ('title' | 'description' | 'alt' | 'heading' | 'text')
  | ('home' | 'portfolio' | 'contact' | 'support' | 'file'),
  string
>
export type Failure = Record<
  'title' | 'description' | 'alt' | 'heading' | 'text' | 'again' | 'home' | 'contact',
  string
>

/** The texts that several pages share. `strings.ts` explains them. */
export interface Strings {
  skip: string
  newTab: string
  divider: string
  reed: { label: string; value: (woven: number, threads: number) => string }
  breadcrumbs: string
  contents: string
  moreStudies: string
  language: Record<'tag' | 'locale', string>
  rated: (stars: number) => string
  header: Record<'menu' | 'home' | 'action', string>
  mobileMenu: Record<'open' | 'close' | 'name' | 'nav' | 'action', string>
  footer: { line: readonly string[] } & Record<
    'nav' | 'contact' | 'booking' | 'bookingName' | 'rights',
    string
  >
  notice: Record<'label' | 'preview' | 'demo', string>
  project: {
    first: (what: string, weeks: number) => string
    technologies: string
    view: string
    read: (title: string, years: string) => string
  }
  service: Record<'benefits' | 'results', string>
  /** Without it, no page explains what a match run is. */
  matchRun?: { name: string; link: NonNullable<Reason['link']> }
  counting: NonNullable<Reason['link']>
  offices: Record<'call' | 'write' | 'hours' | 'zone' | 'utcHours', string> &
    Record<'localZone' | 'localHours' | 'openNow' | 'closed' | 'chart' | 'localChart', string> &
    Record<'isOpen' | 'opensNext' | 'yourTime', string> & {
      utcSummer: (countries: readonly string[]) => string
      /** The short names of the days, as cards of offices show them. */
      weekdays: Record<Weekday, string>
    }
  legal: Record<'badge' | 'updated', string>
}

// ---------------------------------------------------------------- Pages of text

/** What a link in a text leads to: a page or a section of one, another site, an email address or a phone number. */
export type Address =
  | PageLink['to']
  | `#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`

/** A part of a text: plain text or a link. */
export type Inline = string | { text: string; href: Address }

/** A part of a page of text. A string is a paragraph without links. */
export type TextBlock =
  | string
  | { kind: 'text'; content: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; name: PictureName; alt: string }

export interface LegalSection {
  /** The anchor of the section, in lower case with hyphens. */
  id: string
  title: string
  blocks: readonly TextBlock[]
}

/**
 * A page that consists of a first section, sections of text, and a last section. When there is a plain page at
 * `/articles`, a plain page at `/articles/first` is below it: the last section of the page above lists it instead of the
 * footer, and its breadcrumbs lead there.
 */
export interface PlainPage {
  updated: IsoDate
  /** The language of the page (BCP 47) if it is not that of the site, such as `'de'`, `'pt-BR'` or `'zh-Hant-TW'`. */
  lang?: string
  seo: Seo
  /** The name of the page in menus and breadcrumbs. */
  label: string
  hero: PlainHero
  /** At least one section. */
  sections: readonly [PlainSection, ...PlainSection[]]
  closing: Closing
}

export interface PlainSection {
  /** The anchor of the section, for a section that links lead to. */
  id?: string
  heading: Heading
  text: readonly TextBlock[]
}

export interface LegalPage {
  title: string
  updated: IsoDate
  /** The language of the page (BCP 47) if it is not that of the site, such as `'de'`, `'pt-BR'` or `'zh-Hant-TW'`. */
  lang?: string
  seo: Seo
  intro: string
  sections: readonly LegalSection[]
}
