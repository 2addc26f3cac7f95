import { expect, it } from 'vitest'
import { company } from '../../src/content/company.ts'
import { contact } from '../../src/content/contact.ts'
import { otherTrades } from '../../src/content/portfolio-filter.ts'
import { industryQuery } from '../../src/content/projects.ts'
import { page, textOf } from '../site.ts'

const linksOf = (root: Awaited<ReturnType<typeof page>>) =>
  root.querySelectorAll('main a').map((link) => link.getAttribute('href'))

it('the trades without a page are named in the filter, and lead from the industries to the portfolio', async ({
  skip,
}) => {
  skip(!otherTrades, 'all projects belong to industries with a page')
  expect(textOf((await page('/portfolio')).querySelector('#work'))).toContain(otherTrades)
  const link = (await page('/industries')).querySelector(`main a[href="/portfolio?${industryQuery()}#work"]`)
  expect(textOf(link)).toContain(otherTrades)
})

it('the contact page has a heading for each way to contact us, and a line for everybody else', async () => {
  const root = await page('/contact')
  const headings = root.querySelectorAll('main h2').map(textOf)
  expect(headings).toEqual(expect.arrayContaining(contact.methods.map(({ title }) => title)))
  expect(linksOf(root)).toEqual(expect.arrayContaining(contact.documents.map(({ to }) => to)))
  const others = textOf(root.querySelector('#other-reasons'))
  for (const { title, description } of contact.otherReasons)
    expect(others).toContain(`${title} ${description}`)
  expect(others).toContain(company.phone)
  for (const item of root.querySelectorAll('main ol[data-accent] li')) {
    expect(textOf(item)).toContain(contact.consultation.minutes)
  }
})

it('the page that promises an answer to a critical fault has a number', async () => {
  expect(textOf((await page('/process')).querySelector('main'))).toContain(company.phone)
})
