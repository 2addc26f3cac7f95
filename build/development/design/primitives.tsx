import type { ReactNode } from 'react'
import { buttonLook, sizes, variants } from '../../../client/ui/button-look.tsx'
import { Icon, icons } from '../../../client/ui/icon.tsx'
import { LogoMark } from '../../../client/ui/logo-mark.tsx'
import { contact } from '../../../src/content/contact.ts'
import { home } from '../../../src/content/home.ts'
import { portfolio } from '../../../src/content/portfolio.ts'
import { Amount } from '../../../src/ui/amount.tsx'
import { Breadcrumbs } from '../../../src/ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { Cloth } from '../../../src/ui/cloth.tsx'
import { Draft } from '../../../src/ui/draft.tsx'
import { Frame } from '../../../src/ui/frame.tsx'
import { Island } from '../../../src/ui/island.tsx'
import { Link } from '../../../src/ui/link.tsx'
import { Boxes, Checks, TechLine, Ticks } from '../../../src/ui/list.tsx'
import { Picture } from '../../../src/ui/picture.tsx'
import { RestOfStylesheet } from '../../../src/ui/rest-of-stylesheet.tsx'
import { type Ground, Section } from '../../../src/ui/section.tsx'
import { Sign } from '../../../src/ui/sign.tsx'
import { SmallHeading } from '../../../src/ui/small-heading.tsx'
import { Stars } from '../../../src/ui/stars.tsx'
import { Stylesheet } from '../../../src/ui/stylesheet.tsx'
import { Tag, tagLooks } from '../../../src/ui/tag.tsx'
import { Track } from '../../../src/ui/track.tsx'
import { keysOf } from './keys.ts'

const [group] = home.stack.groups
const items = group?.tools ?? []
const grounds = { vat: 0, slab: 0, tint: 0, deep: 0 } satisfies Record<Ground, 0>
const { all, ...words } = portfolio.filter

function Buttons() {
  return keysOf(variants).map((variant) => (
    <p key={variant} className="design-row">
      <code>{variant}</code>
      {keysOf(sizes).map((size) => (
        <button key={size} type="button" className={buttonLook({ variant, size })}>
          {size === 'icon' ? <Icon name="menu" /> : size}
        </button>
      ))}
      <button type="button" disabled className={buttonLook({ variant })}>
        disabled
      </button>
    </p>
  ))
}

/** Every primitive with its variants and states, by its file. */
/** Each primitive of `src/ui` and `client/ui` by its file, with its variants and states. */
export const primitives: Record<string, ReactNode> = {
  'src/ui/amount.tsx': (
    <p>
      <Amount value="$2M+" className="text-num" /> <Amount value="12 minutes" className="text-num" />
    </p>
  ),
  'src/ui/breadcrumbs.tsx': <Breadcrumbs path="/industries/fintech" />,
  'src/ui/button.tsx': (
    <>
      <ButtonLink to="/contact" icon="arrow-right">
        A link, with a sign after its label
      </ButtonLink>
      <p>
        Rest the pointer on one, press it, or reach it by Tab: thread, press and outline are states of each.
      </p>
      <Buttons />
    </>
  ),
  'src/ui/cloth.tsx': <Cloth className="h-10" />,
  'src/ui/draft.tsx': <Draft weave="twill" className="h-10" />,
  'src/ui/frame.tsx': <Frame className="max-w-[20rem]">What stands in a frame.</Frame>,
  'src/ui/island.tsx': (
    <>
      <Island name="Accordion" props={{ name: 'design', items: contact.faqs }} />
      <Island
        name="PortfolioFilter"
        props={{ options: [{ slug: null, label: all, count: 0 }], selected: null, words }}
      />
      <p>The third, MobileMenu, stands in the header of this page below 64 rem.</p>
    </>
  ),
  'src/ui/link.tsx': (
    <p className="design-row">
      <Link to="/contact">Inside the site</Link> <Link to="booking">Outside</Link>
    </p>
  ),
  'src/ui/list.tsx': (
    <>
      <Ticks items={items} columns={2} />
      <Checks items={items} />
      <Boxes items={items} />
      <TechLine items={items} />
    </>
  ),
  'src/ui/picture.tsx': <Picture name="banking" alt="" className="max-w-[20rem]" />,
  'src/ui/rest-of-stylesheet.tsx': <RestOfStylesheet />,
  'src/ui/section.tsx': keysOf(grounds).map((ground) => (
    <Section key={ground} ground={ground}>
      {ground} <span className="text-muted">muted</span> <span className="text-faint">faint</span>
    </Section>
  )),
  'src/ui/sign.tsx': (
    <p className="design-row">
      <Sign mark="shield" /> <Sign technology="Node.js" /> <Sign technology="Unheard of" />
    </p>
  ),
  'src/ui/small-heading.tsx': <SmallHeading>A quiet heading</SmallHeading>,
  'src/ui/stars.tsx': <Stars rating={4} />,
  'src/ui/stylesheet.tsx': <Stylesheet name="real-estate" />,
  'src/ui/tag.tsx': keysOf(tagLooks).map((look) => (
    <Tag key={look} look={look}>
      {look}
    </Tag>
  )),
  'src/ui/track.tsx': (
    <div className="relative h-10">
      <Track from={3} to={9} of={12}>
        <Cloth className="cloth-8 h-10" />
      </Track>
    </div>
  ),
  'client/ui/icon.tsx': (
    <p className="design-row">
      {keysOf(icons).map((name) => (
        <span key={name}>
          <Icon name={name} /> <code>{name}</code>
        </span>
      ))}
    </p>
  ),
  'client/ui/logo-mark.tsx': <LogoMark />,
}
