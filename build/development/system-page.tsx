import { type ButtonVariant, buttonClasses, sizes, variants } from '../../client/ui/button-classes.ts'
import { Icon } from '../../client/ui/icon.tsx'
import { drawings } from '../../src/content/project-drawings.ts'
import { accents, weaves } from '../../src/content/schema.ts'
import { FeatureList } from '../../src/sections/feature-list.tsx'
import cloth from '../../src/ui/cloth.module.css'
import { Field } from '../../src/ui/field.tsx'
import { Frame } from '../../src/ui/frame.tsx'
import { Link } from '../../src/ui/link.tsx'
import { BulletList, InlineList, TechLine } from '../../src/ui/list.tsx'
import { Picture } from '../../src/ui/picture.tsx'
import { type Ground, Section } from '../../src/ui/section.tsx'
import { Tag } from '../../src/ui/tag.tsx'
import { Knot, Thread } from '../../src/ui/thread.tsx'
import { WeavePattern } from '../../src/ui/weave-pattern.tsx'
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
                  {button.size === 'icon' ? <Icon name="menu" /> : (button.variant ?? button.size)}
                </button>
              ))}
            </div>
          </Section>
        </div>
      ))}
      {([undefined, 'dark'] as const).map((ground) => (
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
          {(['map', 'video'] as const).map((shape) => (
            <figure key={shape}>
              <Frame title={shape} shape={shape} src="about:blank" />
              <figcaption className="mt-sm text-sm text-muted">
                An empty frame of the shape “{shape}”
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section
        heading={{
          title: 'States',
          text: 'Hover, press, or move the focus with the Tab key. A question is open or closed.',
        }}
      >
        <div className="flex flex-wrap items-start gap-md">
          {Object.keys(variants).map((variant) => (
            <button key={variant} type="button" className={buttonClasses({ variant } as ButtonVariant)}>
              {variant}
            </button>
          ))}
          <Link to="/about">link</Link>
        </div>
        {[true, false].map((open) => (
          <details key={String(open)} open={open} className="group border-b border-edge">
            <summary className="flex items-center justify-between min-h-18 font-600 text-lg">
              {open ? 'Open' : 'Closed'}
              <Icon name="plus" className="size-7 [transition:rotate_.25s] group-open:[rotate:45deg]" />
            </summary>
            <p className="pb-lg text-muted">The answer to a question.</p>
          </details>
        ))}
      </Section>
      <Section heading={{ title: 'Threads' }}>
        <div className="grid gap-lg">
          {(['thread-middle', 'thread-thick'] as const).map((width) => (
            <div key={width} className="relative h-20">
              <Thread width={width} className="inset-x-0 top-0" />
              <Thread width={width} direction="down" className="left-1/2 top-6 h-12" />
              <Knot className="left-1/4 top--1" />
            </div>
          ))}
        </div>
        <div className="warp h-13 my-lg" />
        {weaves.map((weave) => (
          <WeavePattern key={weave} weave={weave} className="h-13 [--px:12px]" />
        ))}
      </Section>
      <Section heading={{ title: 'Drawings' }}>
        <ul className="grid grid-cols-2 md:grid-cols-4 gap-md font-mono text-xs">
          {drawings.map(({ file }) => (
            <li key={file}>
              <Picture name={file} alt="" size={[800, 600]} className="w-full" />
              {file}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={{ title: 'Lists and cards' }}>
        <BulletList items={words} />
        <InlineList items={words} />
        <TechLine items={words} />
        <FeatureList variant="strips" items={points} />
      </Section>
    </>
  )
}
