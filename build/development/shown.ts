import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import type { Violation } from '../../src/laws/entries.ts'

/** What Vite’s overlay shows. */
export type Shown = ErrorPayload['err']

/** An error with its place: the one that Vite names, or else the first frame of the site’s own code. */
export function errorShown(error: Error & Partial<Shown>, root: string): Shown {
  const { message, id, frame, plugin } = error
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const own = stack.filter((line) => line.includes(`${root}/`) && !line.includes('/node_modules/'))
  const loc = error.loc ?? placeIn(own[0])
  return {
    message: stripVTControlCharacters(message),
    stack: (own.length > 0 ? own : stack).join('\n'),
    ...(id && { id }),
    ...(frame && { frame: stripVTControlCharacters(frame) }),
    ...(plugin && { plugin }),
    ...(loc && { loc }),
  }
}

/** The laws that the content breaks, with what the page threw below: it is often the same mistake. */
export function violationsShown(violations: readonly Violation[], error: Shown | undefined): Shown {
  const said = violations.map(({ file, field, message }) => `${file}\n${field}\n${message}`)
  return {
    plugin: 'content',
    message: [...said, ...(error ? [error.message] : [])].join('\n\n'),
    stack: error?.stack ?? '',
  }
}

/** `'    at Figures (/site/src/sections/figures.tsx:5:9)'` as file, line and column. */
function placeIn(line = '') {
  const [, file, row, column] = line.match(/(?:at |\()([^()]+):(\d+):(\d+)\)?$/) ?? []
  return file ? { file, line: Number(row), column: Number(column) } : undefined
}
