import { type PictureName, pictures } from './drawn.ts'
import type { CaseStudy, Hue } from './schema.ts'

/** A drawing, and what it shows. */
export interface ShownPicture {
  file: PictureName
  alt: string
}

/** A drawing of the picture system. */
interface Motif extends ShownPicture {
  /** Any of these words in title, industry or category (lower case) chooses this motif. */
  keywords: readonly string[]
  /** What the drawings in other dyes show: each is drawn for one project, on this motif's cloth. */
  dyed?: Partial<Record<Hue, string>>
}

/**
 * Which picture a project gets: the first motif that shares a word with its category, else with its
 * title, else with its industry. The category is asked first because it is the narrowest of the three.
 */
const motifs: readonly Motif[] = [
  {
    file: 'lab',
    alt: 'Sample tubes filled with stacked threads and a result card; a yellow thread draws the chromatogram',
    keywords: ['lab', 'innovation management', 'laboratory', 'research'],
    dyed: {
      indigo:
        'A lab notebook and the nearest trial, which failed in 2013; the notebook’s rose ribbon becomes the thread through two gates to the flask of the pilot batch',
    },
  },
  {
    file: 'family',
    alt: 'An expert session and a calendar; one blue thread draws a parent and a child',
    keywords: ['parenting', 'family'],
  },
  {
    file: 'health',
    alt: 'A ward tablet and a watch joined by one thread, which becomes the heart rhythm',
    keywords: ['medical', 'health', 'hospital', 'clinical'],
    dyed: {
      verdigris:
        'A phone held over a stitched wound with a printed scale beside it; the yellow suture becomes the falling curve of the wound’s area over thirty days',
      indigo:
        'The search “itchy elbows, worse at night”, a map of practices and a week of slots; a rose thread runs from the words to the slot that is booked',
    },
  },
  {
    file: 'education',
    alt: 'An algebra lesson on a laptop; a thread draws the graph and seals a certificate',
    keywords: ['learning', 'assessment', 'exam', 'education'],
    dyed: {
      rose: 'A listening paper, a dot for every desk in the exam hall and a router crossed out; the blue thread is the sound wave, which goes on where the signal is lost',
    },
  },
  {
    file: 'banking',
    alt: 'An account window and a phone that approves a transfer; a yellow thread becomes the balance line',
    keywords: ['banking', 'payment', 'fintech', 'financial'],
    dyed: {
      indigo:
        'Four processors’ threads, each of its own colour, run into one reed; a single yellow thread leaves it and becomes the level line under a ledger whose debits and credits match',
    },
  },
  {
    file: 'retail',
    alt: 'A shop app with a striped shirt and an orders window; the price tag hangs on the thread',
    keywords: ['retail', 'mall', 'shop', 'commerce'],
    dyed: {
      rose: 'One bag with boots, a teapot and a picture book beside an orders window; the yellow handle runs on as the string that ties the three shops’ orders',
    },
  },
  {
    file: 'logistics',
    alt: 'A street map and a driver’s phone; the yellow thread is the delivery route',
    keywords: ['supply chain', 'logistics', 'freight'],
  },
  {
    file: 'security',
    alt: 'A ledger of sealed blocks and a padlock whose shackle is a yellow thread',
    keywords: ['security', 'blockchain'],
  },
  {
    file: 'rpa',
    alt: 'A sewing-machine bot over an invoice form; the thread that feeds its needle ticks the boxes',
    keywords: ['rpa', 'robotic', 'bots'],
  },
  {
    file: 'analytics',
    alt: 'Stacked bars and a donut wound like a spool; the thread unwinds into the trend line',
    keywords: ['business intelligence', 'analytics', 'marketing'],
    dyed: {
      weld: 'Four networks claim the same sale, stacked to 138%; the blue thread from the paid row of an order book marks 100%, and the claims above it stay bare',
    },
  },
  {
    file: 'ai',
    alt: 'A model inspector; one yellow thread lights the path through the network to its decision',
    keywords: ['ai platform', 'machine learning'],
  },
  {
    file: 'erp',
    alt: 'An operations dashboard of nine modules; one yellow thread runs over and under all of them',
    keywords: ['erp', 'enterprise tech'],
    dyed: {
      walnut:
        'A bolt whose screw thread is a yellow thread; its two ends tie one part number through six plants, and eleven old numbers are struck out',
    },
  },
  {
    file: 'property',
    alt: 'A tower in elevation and a floor panel; the wiring from riser to light to dial is one thread',
    keywords: ['property', 'facility', 'real estate'],
  },
  {
    file: 'consulting',
    alt: 'A call of four people and a plan on the wall, pinned together by the thread',
    keywords: ['consulting', 'advisory'],
    dyed: {
      verdigris:
        'A one-page brief, a roster and a fee; the yellow thread pins the brief, passes round the adviser barred for a conflict and splits the fee into two invoices',
    },
  },
  {
    file: 'service',
    alt: 'A washing line made of the yellow thread beside a phone that tracks the order',
    keywords: ['service delivery', 'laundry'],
  },
  {
    file: 'media',
    alt: 'A front page and a phone; the thread underlines the headline and becomes the readership curve',
    keywords: ['news', 'media'],
  },
]

type Pictured = Pick<CaseStudy, 'title' | 'industry' | 'category'> & { dye?: Hue }

/** The motif of a project; `erp` when no keyword fits. */
function motifOf({ title, industry, category }: Pictured): Motif {
  for (const source of [category, title, industry]) {
    const text = source.toLowerCase()
    const motif = motifs.find(({ keywords }) => keywords.some((keyword) => hasWords(text, keyword)))
    if (motif) return motif
  }
  return fallback
}

/** The name of a project's picture, drawn or not: its motif's, with the dye that it asks for. */
export function pictureNameOf(project: Pictured, { file } = motifOf(project)): string {
  return project.dye ? `${file}-${project.dye}` : file
}

/** Whether there is a drawing of this name. */
function isDrawn(name: string): name is PictureName {
  return pictures.some((picture) => picture === name)
}

/** The picture of a project: in its own dye where the one asked for is not drawn, which breaks a law. */
export function projectPicture(project: Pictured): ShownPicture {
  const motif = motifOf(project)
  const { file, alt, dyed } = motif
  const wanted = pictureNameOf(project, motif)
  if (!isDrawn(wanted)) return { file, alt }
  return { file: wanted, alt: (project.dye && dyed?.[project.dye]) ?? alt }
}

const fallback: Motif = { file: 'erp', alt: 'An operations dashboard joined by one thread', keywords: [] }

/** Whether the keyword stands in the text as whole words: 'lab' is not in 'available'. */
function hasWords(text: string, keyword: string): boolean {
  return ` ${text} `.includes(` ${keyword} `)
}
