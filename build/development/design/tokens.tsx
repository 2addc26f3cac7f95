import { readFileSync } from 'node:fs'
import css from '../../../client/styles/tokens.css?raw'
import { paletteOf } from '../../palette.ts'

const { light, dark } = paletteOf(css)
const uno = readFileSync('uno.config.ts', 'utf8')

/** The tokens that hold lengths, as the stylesheet writes them: the scale of type, and space. */
const lengths = [...css.matchAll(/^ {2}--([\w-]+): ((?:clamp|min)\(.*\)|[\d.]+rem);/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
)
const isType = ({ name }: { name: string }) => /^(t|num)/.test(name)

/** Values, read from `client/styles/tokens.css`: a new one appears by itself. */
export function Tokens() {
  return (
    <>
      <h3>Colours: light, dark</h3>
      <ul className="design-grid">
        {[...light].map(([name, colour]) => (
          <li key={name} className="design-colour">
            <span style={{ background: colour }} />
            <span style={{ background: dark.get(name) }} />
            <code>{name}</code>
            <small>
              {colour} {dark.get(name) === colour ? '' : dark.get(name)}
            </small>
          </li>
        ))}
      </ul>
      <h3>Scale of type</h3>
      {lengths.filter(isType).map(({ name, value }) => (
        <p key={name} className="design-type">
          <span style={{ fontSize: `var(--${name})` }}>Software that holds</span>
          <code>
            {name}: {value}
          </code>
        </p>
      ))}
      <h3>Space</h3>
      {lengths
        .filter((token) => !isType(token))
        .map(({ name, value }) => (
          <p key={name} className="design-space">
            <span style={{ width: `var(--${name})` }} />
            <code>
              {name}: {value}
            </code>
          </p>
        ))}
      <h3>Grid</h3>
      <p>
        Text is as wide as <code>wrap</code>, and columns stand <code>gap-x-cols</code> apart.
      </p>
      <p>
        <code>{/'wrap', (.*)\]/.exec(uno)?.[1]}</code>
      </p>
      <p>
        <code>{/breakpoints: .*/.exec(uno)?.[0]}</code>
      </p>
    </>
  )
}
