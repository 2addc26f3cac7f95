import { type CaseStudyPath, type CaseStudyTitle, pathOf, studiesTitled } from './case-studies.ts'
import { projectPicture, type ShownPicture } from './pictures.ts'
import { type CaseStudy, type SuccessStory, slugOf, type Testimonial } from './schema.ts'
import { words } from './words.ts'

/** A case study with what follows from it: what lists of projects show. */
export interface Project extends CaseStudy<CaseStudyTitle> {
  path: CaseStudyPath
  slug: string
  /** The slug of its category, as the filter names it. */
  filter: string
  picture: ShownPicture
}

export function projectOf(study: CaseStudy<CaseStudyTitle>): Project {
  return {
    ...study,
    path: pathOf(study),
    slug: slugOf(study.title),
    filter: slugOf(study.category),
    picture: projectPicture(study),
  }
}

/** A success story with the way to the whole of it, if there is one. */
export interface LinkedStory extends SuccessStory {
  link?: { to: CaseStudyPath; label: string }
}

export function linkedStory(story: SuccessStory): LinkedStory {
  const [study] = story.project ? studiesTitled([story.project]) : []
  return study ? { ...story, link: { to: pathOf(study), label: words.project.read(study.title) } } : story
}

/** A client's words with the way to the project that they are about, if it is known. */
export interface LinkedQuote extends Testimonial {
  link?: { to: CaseStudyPath; label: string }
}

export function linkedQuote(quote: Testimonial): LinkedQuote {
  const [study] = quote.project ? studiesTitled([quote.project]) : []
  return study ? { ...quote, link: { to: pathOf(study), label: words.project.read(study.title) } } : quote
}
