import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as content from '../../src/content/company.ts'
import { marked } from '../../src/content/sample.ts'

const people = [...content.team, ...content.testimonials, content.portfolioTestimonial]
const places = [content.company.name, ...content.offices.map(({ city }) => city)]
/** The names that another company replaces. Its own may be words of the code, such as Reading or Bath. */
const names = [
  ...[...people, ...content.clients].filter((each) => marked.has(each)).map(({ name }) => name),
  ...places.filter((name) => marked.has(name)),
]

it('no code outside of the content names a company, people, clients or cities that are samples', () => {
  const exclude = ['src/content/**', 'client/pictures/clients.svg']
  const files = globSync('{src,client,build,scripts}/**/*.{ts,tsx,css,svg}', { exclude })
  expect(files.length).toBeGreaterThan(100)
  const naming = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(naming).toEqual([])
})
