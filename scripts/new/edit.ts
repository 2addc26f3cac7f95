/** What is done to a file of the site. */
export type Edit = (source: string) => string

/**
 * Adds a line before the last place where the file says this: the end of the list.
 * @throws {Error} when it says it nowhere.
 */
export function addBefore(end: string, line: string): Edit {
  return (source) => {
    const at = source.lastIndexOf(end)
    if (at === -1) throw new Error(`There is no “${end.trim()}”, before which to add: ${line}`)
    return `${source.slice(0, at)}\n${line}${source.slice(at)}`
  }
}

/** Adds imports that are not there. */
export function addImports(...lines: string[]): Edit {
  return (source) => [...lines.filter((line) => !source.includes(line)), source].join('\n')
}

/** One edit after the other. */
export function inTurn(...edits: Edit[]): Edit {
  return (source) => edits.reduce((edited, edit) => edit(edited), source)
}

/** In `src/pages.tsx`: which page answers at the path. */
export function answer(path: string, element: string, ...imports: string[]): Edit {
  return inTurn(addImports(...imports), addBefore('\n}\n', `  '${path}': () => ${element},`))
}

/** In `src/routes.ts`: the row of the path. */
export function row(path: string, value: string, ...imports: string[]): Edit {
  return inTurn(addImports(...imports), addBefore('\n}\n\n/** Every address', `  '${path}': ${value},`))
}
