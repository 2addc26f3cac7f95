import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import uno from '../../uno.config.ts'
import { get } from './site.ts'

it('the stylesheet knows the height at which the thread of a case study leaves its drawing', async () => {
  const { css } = await (await createGenerator(uno)).generate('')
  for (const study of caseStudies) {
    const { body } = await get(pathOf(study))
    const [leaves] = /\bleaves-\d+/.exec(body) ?? []
    expect(css, study.title).toContain(`.${leaves}{`)
  }
})
