import fc from 'fast-check'
import { Hono } from 'hono/tiny'
import { expect, it } from 'vitest'
import { canonicalPath, movedAddresses } from '../../src/middleware/addresses.ts'

/** Letters of languages in Latin script, and the other signs that an address can have. */
const segment = fc.string({
  unit: fc.constantFrom(...'azAZ09-._~!$&()*+,;=:@ÀÉßåæøÿāčđęğİıłńőœřşťůžșțəŋƒạếữ'),
  minLength: 1,
  maxLength: 12,
})
const path = segment.filter((text) => !/^\.+$/.test(text)).map((text) => `/${text}`)

/** An app that knows one path, and one old address of it. */
function appWith(known: string) {
  const old = movedAddresses({ '/old': known } as never, async (c) => c.text('', 410))
  const app = new Hono()
  app.get(
    '*',
    canonicalPath((each): each is string => each === known),
    (c) => c.text('found'),
  )
  return app.notFound(async (c) => (await old(c)) ?? c.text('', 404))
}

it('every spelling of a path, and its old address, leads to the page in one redirect', async () => {
  await fc.assert(
    fc.asyncProperty(path, async (known) => {
      const app = appWith(known)
      const { pathname } = new URL(known, 'https://site.example')
      for (const spelling of [
        `${pathname}/`,
        pathname.replace(/(?<!%|%\w)[a-z]/i, (a) => `%${a.charCodeAt(0).toString(16)}`),
        '/old',
      ]) {
        const { status, headers } = await app.request(spelling)
        if (status === 200) continue
        expect([301, 308]).toContain(status)
        const location = headers.get('Location') ?? ''
        expect(location).toMatch(/^[!-~]+$/)
        expect(await (await app.request(location)).text()).toBe('found')
      }
    }),
  )
})
