import { studiesTitled } from '../../content/case-studies.ts'
import { type IndustryPath, industries } from '../../content/industries.ts'
import { projectPicture } from '../../content/pictures.ts'
import type { Industry } from '../../content/schema.ts'
import { words } from '../../content/words.ts'
import { Band } from '../../sections/band.tsx'
import { CareLabel } from '../../sections/care-label.tsx'
import { Closing } from '../../sections/closing.tsx'
import { Entries } from '../../sections/entries.tsx'
import { MatchRun } from '../../sections/match-run.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Stack } from '../../sections/stack.tsx'
import { WhyBand } from '../../sections/why-band.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Woven } from '../../ui/woven.tsx'
import { industryBands } from './bands.tsx'
import { Stories } from './stories.tsx'

/** An industry's page: head, bands of its own design or what every industry says, what speaks for us, closing. */
export function IndustryPage({ path }: { path: IndustryPath }) {
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
      {industryBands[path]?.() ?? <Bands industry={industry} />}
      <WhyBand industry={industry} />
      <Closing {...industry.closing} hue={industry.hue} />
    </>
  )
}

function Bands({ industry }: { industry: Industry }) {
  return (
    <>
      <Band id="solutions" heading={industry.intro}>
        <Entries layout="tiles" items={industry.solutions} />
      </Band>
      {industry.rules && <CareLabel look="beside" rules={industry.rules} />}
      <Stories industry={industry} ground="tint" />
      <Stack heading={industry.stackHeading} groups={industry.stack} />
    </>
  )
}
