import { marks, pictures, technologies } from '../../../src/content/drawn.ts'
import { hues, weaves } from '../../../src/content/schema.ts'
import { Cloth } from '../../../src/ui/cloth.tsx'
import { Draft } from '../../../src/ui/draft.tsx'
import { Picture } from '../../../src/ui/picture.tsx'
import { Sign } from '../../../src/ui/sign.tsx'

/** All that is drawn, by the lists of names that content is checked against. */
export function Drawings() {
  return (
    <>
      <h3>Marks</h3>
      <ul className="design-grid">
        {marks.map((mark) => (
          <li key={mark}>
            <Sign mark={mark} /> <code>{mark}</code>
          </li>
        ))}
      </ul>
      <h3>Technologies</h3>
      <ul className="design-grid">
        {technologies.map((technology) => (
          <li key={technology}>
            <Sign technology={technology} /> <code>{technology}</code>
          </li>
        ))}
      </ul>
      <h3>Cloths</h3>
      <ul className="design-grid">
        {hues.map((hue) => (
          <li key={hue} data-hue={hue}>
            <Cloth className="cloth-16 h-20" /> <code>{hue}</code>
          </li>
        ))}
      </ul>
      <h3>Drafts</h3>
      <ul className="design-grid">
        {weaves.map((weave) => (
          <li key={weave}>
            <Draft weave={weave} className="h-20" /> <code>{weave}</code>
          </li>
        ))}
      </ul>
      <h3>Pictures, portraits, flags and icons</h3>
      <ul className="design-grid design-pictures">
        {pictures.map((name) => (
          <li key={name}>
            <Picture name={name} alt="" className="w-full" /> <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
