/** Rules of content that types cannot express and that hold for any company. A file beside this one has each kind of rule. */
import { accentRules } from './accents.ts'
import { caseStudyRules } from './case-studies.ts'
import { characterRules, letterRules } from './characters.ts'
import { type ContentFiles, entriesOf, placesIn, type Violation } from './entries.ts'
import { languageRules } from './languages.ts'
import { pageRules } from './pages.ts'
import { broken, type Rules } from './rule.ts'
import { viewRules } from './views.ts'

const modules: ContentFiles = import.meta.glob(['../content/**/*.ts', '!../content/case-studies/all.ts'], {
  eager: true,
})
const files = Object.fromEntries(
  Object.entries(modules).map(([file, exports]) => [file.replace('..', 'src'), exports]),
)

const fieldRules: Rules[] = [pageRules, caseStudyRules, accentRules, viewRules, languageRules]

/** The broken rules. The development server shows them, and a test expects none. */
export function violations(): Violation[] {
  const entries = entriesOf(files)
  const placeOf = placesIn(entries)
  return [
    ...fieldRules.flatMap((rules) => broken(rules(placeOf))),
    ...letterRules(entries),
    ...characterRules(entries),
  ]
}
