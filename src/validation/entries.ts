export interface Entry {
  /** From the root of the repository: `src/content/about.ts`. */
  file: string
  /** The path of the value, from the export: `about.stats[1].label`. */
  field: string
  value: unknown
}

/** A broken rule. */
export interface Violation extends Omit<Entry, 'value'> {
  message: string
}

/** The exports of every content file. */
export type ContentFiles = Record<string, Record<string, unknown>>

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Every value of the content where it is written. An export that other files contain is listed once, where it is exported. */
export function entriesOf(files: ContentFiles): Entry[] {
  const roots = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).map(([field, value]): Entry => ({ file, field, value })),
  )
  const written = new Set(roots.map(({ value }) => value).filter(isGroup))

  function below({ file, field, value }: Entry): Entry[] {
    if (!isGroup(value)) return []
    return Object.entries(value)
      .filter(([, child]) => !written.has(child))
      .map(([name, child]) => {
        const step = Array.isArray(value) ? `[${name}]` : `.${name}`
        return { file, field: field + step, value: child }
      })
      .flatMap((child) => [child, ...below(child)])
  }

  return roots.flatMap((root) => [root, ...below(root)])
}
