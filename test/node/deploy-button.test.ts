import { describe, expect, it } from 'vitest'
import { repositoryAddress } from '../../scripts/deploy-button/repository-address.ts'

describe('the address of the repository', () => {
  it.each([
    ['git@github.com:acme/website.git', 'https://github.com/acme/website'],
    ['https://github.com/acme/website.git', 'https://github.com/acme/website'],
    ['https://somebody@gitlab.com/acme/sites/website', 'https://gitlab.com/acme/sites/website'],
  ])('is found in %s', (remote, address) => {
    expect(repositoryAddress(`mine\t/srv/website (fetch)\norigin\t${remote} (fetch)\n`)).toBe(address)
  })

  it('is missing where the platform cannot copy from', () => {
    expect(repositoryAddress('origin\tgit@git.acme.dev:website.git (fetch)\n')).toBeUndefined()
    expect(repositoryAddress('')).toBeUndefined()
  })
})
