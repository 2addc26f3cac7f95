/** Where a value of the content is written. */
export interface Place {
  /** From the root of the repository: `src/content/about.ts`. */
  file: string
  /** The path of the value, from the export: `about.stats[1].label`. */
  field: string
}

export interface Entry extends Place {
  value: unknown
}

/** A broken rule. */
export interface Violation extends Place {
  message: string
}

/** The exports of every content file. */
export type ContentFiles = Record<string, Record<string, unknown>>

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function below(group: object, field: string, key: PropertyKey): string {
  return field + (Array.isArray(group) ? `[${String(key)}]` : `.${String(key)}`)
}

/** Every value of the content where it is written. An export that other files contain is listed once, where it is exported. */
export function entriesOf(files: ContentFiles): Entry[] {
  const roots = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).map(([field, value]): Entry => ({ file, field, value })),
  )
  const written = new Set(roots.map(({ value }) => value).filter(isGroup))

  function entriesBelow({ file, field, value }: Entry): Entry[] {
    if (!isGroup(value)) return []
    return Object.entries(value)
      .filter(([, child]) => !written.has(child))
      .map(([name, child]) => ({ file, field: below(value, field, name), value: child }))
      .flatMap((child) => [child, ...entriesBelow(child)])
  }

  return roots.flatMap((root) => [root, ...entriesBelow(root)])
}

/** Returns where an object of the content is written, or a field of it. */
export type PlaceOf = <Owner extends object>(owner: Owner, field?: keyof Owner) => Place

/** Finds places in the entries. Objects are compared by identity, so each needs to be part of an export. */
export function placesIn(entries: readonly Entry[]): PlaceOf {
  const places = new Map(entries.toReversed().map((entry) => [entry.value, entry]))
  return (owner, key) => {
    const { file, field } = places.get(owner) ?? { file: 'src/content', field: '(not exported)' }
    return { file, field: key === undefined ? field : below(owner, field, key) }
  }
}
