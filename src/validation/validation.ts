/** Rules of content that types cannot express and that hold for any company. A file beside this one has each kind of rule. */
import { caseStudies } from '../content/case-studies.ts'
import { routes } from '../routes.ts'
import { accentRules } from './accents.ts'
import { caseStudyRules } from './case-studies.ts'
import { characterRules, letterRules } from './characters.ts'
import { type ContentFiles, entriesOf, type Violation } from './entries.ts'
import { languageRules } from './languages.ts'
import { linkRules } from './links.ts'
import { searchRules, sharedAddressRules } from './pages.ts'
import type { Content } from './rule.ts'
import { viewRules } from './views.ts'

const modules: ContentFiles = import.meta.glob(['../content/**/*.ts', '!../content/case-studies/all.ts'], {
  eager: true,
})

/** The content of this site. */
const content: Content = {
  files: Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file.replace('..', 'src'), exports]),
  ),
  routes,
  caseStudies,
}

const allRules = [
  searchRules,
  caseStudyRules,
  accentRules,
  viewRules,
  linkRules,
  letterRules,
  characterRules,
  languageRules,
  sharedAddressRules,
]

/** The broken rules. The development server shows them, and a test expects none. */
export function violations(subject: Content = content): Violation[] {
  const entries = entriesOf(subject.files)
  return allRules.flatMap((rules) => rules(entries, subject))
}
