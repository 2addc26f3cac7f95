import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as content from '../../src/content/company.ts'

const people = [...content.team, ...content.testimonials, content.portfolioTestimonial]
const names = [...people, ...content.clients, content.company].map(({ name }) => name)
names.push(...content.offices.map(({ city }) => city))

it('no code outside of the content names the company, its people, clients or cities', () => {
  const files = globSync('{src,client,build,scripts}/**/*.{ts,tsx,css,svg}', { exclude: ['src/content/**'] })
  expect(files.length).toBeGreaterThan(100)
  const naming = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(naming).toEqual([])
})
