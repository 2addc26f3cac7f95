import { type CaseStudyPath, type CaseStudyTitle, pathOf, studiesTitled } from './case-studies.ts'
import { projectPicture, type ShownPicture } from './pictures.ts'
import { type CaseStudy, type SuccessStory, slugOf } from './schema.ts'
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
