import { it } from 'vitest'

const meant =
  'The specification of this site lists this. If the company meant the change, delete this line of the delivery.'

/**
 * One line of what the specification lists for this site. It holds until the owner decides otherwise: a
 * failure says so, and `npm run deploy` does not ask. What must be true of any content is a law.
 */
export function delivered(line: string, check: () => void | Promise<void>): void {
  it(line, async () => {
    try {
      await check()
    } catch (error) {
      if (error instanceof Error) error.message += `\n\n${meant}`
      throw error
    }
  })
}
