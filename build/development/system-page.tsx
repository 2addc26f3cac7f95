import { type ButtonVariant, buttonClasses, sizes, variants } from '../../client/ui/button-classes.ts'
import { accents } from '../../src/content/schema.ts'
import { DefinitionList } from '../../src/sections/definition-list.tsx'
import { FeatureList } from '../../src/sections/feature-list.tsx'
import cloth from '../../src/ui/cloth.module.css'
import { Field } from '../../src/ui/field.tsx'
import { Frame } from '../../src/ui/frame.tsx'
import { BulletList, InlineList, TechLine } from '../../src/ui/list.tsx'
import { type Ground, Section } from '../../src/ui/section.tsx'
import { Stylesheet } from '../../src/ui/stylesheet.tsx'
import { Tag } from '../../src/ui/tag.tsx'
import uno from '../../uno.config.ts'

const { fontSize = {}, spacing = {}, colors = {} } = uno.theme ?? {}
const grounds: readonly Ground[] = ['tint', 'surface', 'deep', 'dark']
const words = ['Discovery', 'Design', 'Development', 'Testing']
const buttons = [
  ...Object.keys(variants).map((variant) => ({ variant })),
  ...Object.keys(sizes).map((size) => ({ size })),
] as ButtonVariant[]
const points = words.map((title) => ({ title, description: `What we do in the phase “${title}”.` }))

/** All parts of the design system, at `/system` of the development server. It reads the scales from `uno.config.ts`. */
export function SystemPage() {
  return (
    <>
      <Section heading={{ title: 'Type' }}>
        {Object.keys(fontSize).map((size) => (
          <p key={size} className={`text-${size}`}>
            text-{size}
          </p>
        ))}
      </Section>
      <Stylesheet />
      <Section heading={{ title: 'Space' }}>
        {Object.entries(spacing).map(([step, space]) => (
          <p key={step} className="flex items-center gap-md">
            <code className="w-20">{step}</code>
            <span className="bg-ink" style={{ width: space, height: space }} />
          </p>
        ))}
      </Section>
      <Section heading={{ title: 'Colours' }}>
        <ul data-accent="blue" className="grid grid-cols-2 md:grid-cols-4 gap-md font-mono text-xs">
          {Object.entries(colors).map(([name, color]) => (
            <li key={name}>
              <div className="h-12 border border-edge" style={{ background: String(color) }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      {accents.map((accent) => (
        <div key={accent} data-accent={accent}>
          <div className={`${cloth.cloth} h-14`} />
          <Section heading={{ title: accent }} ground="tint">
            <Tag>Tag</Tag> <Tag solid>Solid tag</Tag>
          </Section>
        </div>
      ))}
      {grounds.map((ground) => (
        <div key={ground} data-accent="blue">
          <Section ground={ground} heading={{ title: ground, text: 'The text of a section.' }}>
            <div className="flex flex-wrap gap-md">
              {buttons.map((button) => (
                <button key={JSON.stringify(button)} type="button" className={buttonClasses(button)}>
                  {button.variant ?? button.size}
                </button>
              ))}
            </div>
          </Section>
        </div>
      ))}
      {[undefined, ...grounds].map((ground) => (
        <div key={`${ground}`} data-accent="blue">
          <Section ground={ground} heading={{ title: 'Form' }}>
            <form className="grid justify-items-start gap-md">
              <Field
                name={`${ground}-email`}
                label="E-mail"
                type="email"
                required
                error="An address has an @."
              />
              <Field as="select" name={`${ground}-phase`} label="Phase">
                {words.map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </Field>
              <Field as="textarea" name={`${ground}-text`} label="Message" />
            </form>
          </Section>
        </div>
      ))}
      <Section heading={{ title: 'Frames' }}>
        <div className="grid md:grid-cols-2 gap-md">
          <Frame title="Map" shape="map" src="about:blank" />
          <Frame title="Video" shape="video" src="about:blank" />
        </div>
      </Section>
      <Section heading={{ title: 'Lists and cards' }}>
        <BulletList items={words} />
        <InlineList items={words} />
        <TechLine items={words} />
        <DefinitionList items={points} />
        <FeatureList variant="strips" items={points} />
      </Section>
    </>
  )
}
