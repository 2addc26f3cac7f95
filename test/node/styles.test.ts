import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const modules = globSync('{src,client}/**/*.module.css')

it('only tokens, base, typefaces, motion and print are global styles', () => {
  const others = globSync('{src,client}/**/*.css').filter((file) => !modules.includes(file))
  const global = ['base', 'motion', 'print', 'tokens', 'typefaces'].map((name) => `client/styles/${name}.css`)
  expect(others.toSorted()).toEqual(global)
})

it('two components never share a class: Vite scopes names by the name of the file', () => {
  const names = modules.map((file) => basename(file))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('a component’s styles select no utility and no other component’s class, which only :global could', () => {
  expect(modules.filter((file) => readFileSync(file, 'utf8').includes(':global'))).toEqual([])
})

it('a component names only classes that its styles have', () => {
  for (const file of modules) {
    const component = globSync(file.replace('.module.css', '.tsx'))[0]
    const code = component ? readFileSync(component, 'utf8') : ''
    const classes = new Set(
      [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    )
    const used = [...code.matchAll(/\bstyles(?:\.|\[')([\w-]+)/g)].map(([, name]) => name)
    expect(
      used.filter((name) => !classes.has(name)),
      file,
    ).toEqual([])
  }
})
