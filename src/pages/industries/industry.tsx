import type { ReactNode } from 'react'
import { studiesTitled } from '../../content/case-studies.ts'
import { type IndustryPath, industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/pictures.ts'
import type { Industry } from '../../content/schema.ts'
import { words } from '../../content/words.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Closing } from '../../sections/closing.tsx'
import { MatchRun } from '../../sections/match-run.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Solutions } from '../../sections/solutions.tsx'
import { Stack } from '../../sections/stack.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Woven } from '../../ui/woven.tsx'
import { Stories } from './stories.tsx'

/**
 * An industry's page: head, bands, what speaks for us, closing. An industry that has a page of its own design
 * gives its bands as children; for all others they are what every industry says, in one order.
 */
export function IndustryPage({ path, children }: { path: IndustryPath; children?: ReactNode }) {
  const industry: Industry = industries[path]
  const [project] = studiesTitled(industry.picture ? [industry.picture] : [])
  const picture = project && projectPicture(project)
  return (
    <>
      <PageHero path={path} {...industry.hero} dyed>
        <Frame>
          {picture ? (
            <Picture name={picture.file} alt={picture.alt} first className="w-full" />
          ) : (
            <Cloth className="[--cell:16px] h-[clamp(14rem,30vw,26rem)]" />
          )}
        </Frame>
      </PageHero>
      <div className="wrap" data-hue={industry.hue}>
        <Woven name={industry.name} />
      </div>
      <MatchRun {...words.matchRun} text={industry.matchRun} />
      {children ?? <Bands industry={industry} />}
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}

function Bands({ industry }: { industry: Industry }) {
  return (
    <>
      <Solutions industry={industry} />
      {industry.rules && (
        <Band heading={industry.rules.heading}>
          <CareLabel rules={industry.rules.items} />
        </Band>
      )}
      <Stories industry={industry} ground="tint" />
      <Band look="margin" heading={industry.stackHeading}>
        <Stack groups={industry.stack} />
      </Band>
    </>
  )
}
