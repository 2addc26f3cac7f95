import type { ShownPicture } from '../content/drawings.ts'
import type { Industry } from '../content/schema.ts'
import type { Path } from '../routes.ts'
import { Cloth } from '../ui/cloth.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHero } from './page-hero.tsx'

interface IndustryHeroProps {
  path: Path
  industry: Industry
  /** Of a project of that industry. Left out: its cloth. */
  picture?: ShownPicture | undefined
}

/** The head of an industry's page. */
export function IndustryHero({ path, industry, picture }: IndustryHeroProps) {
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
      <Cloth className="h-14 border-y-2 border-ink" />
    </>
  )
}
