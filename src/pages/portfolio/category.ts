import { usedCategories } from '../../content/case-studies.ts'
import { type Category, slugOf } from '../../content/schema.ts'

const bySlug = new Map<string, Category>(usedCategories.map((category) => [slugOf(category), category]))

/** The category with the slug in the query; `null` (all projects) for no slug, an unknown one, or several. */
export function categoryIn(values: readonly string[] | undefined): Category | null {
  const [slug, ...others] = values ?? []
  return slug !== undefined && others.length === 0 ? (bySlug.get(slug) ?? null) : null
}
