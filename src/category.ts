import { type Category, categories, slugOf } from './content/schema.ts'

const bySlug = new Map<string, Category>(categories.map((category) => [slugOf(category), category]))

/** The category that a query asks for; `null`, for All, when it names none, an unknown one, or several. */
export function categoryIn(values: readonly string[] | undefined): Category | null {
  const [slug, ...others] = values ?? []
  return slug !== undefined && others.length === 0 ? (bySlug.get(slug) ?? null) : null
}
