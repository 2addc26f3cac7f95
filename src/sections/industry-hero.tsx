import { studiesTitled } from '../content/case-studies.ts'
import type { IndustryPath } from '../content/industries.ts'
import { projectPicture } from '../content/pictures.ts'
import type { Industry } from '../content/schema.ts'
import { Cloth } from '../ui/cloth.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHero } from './page-hero.tsx'

/** The head of an industry page, over a bolt of its cloth; without a picture, more of the cloth. */
export function IndustryHero({ path, industry }: { path: IndustryPath; industry: Industry }) {
  const [project] = studiesTitled(industry.picture ? [industry.picture] : [])
  const picture = project && projectPicture(project)
  return (
    <>
      <PageHero path={path} {...industry.hero} dyed>
        <Frame>
          {picture ? (
            <Picture name={picture.file} alt={picture.alt} first className="w-full" />
          ) : (
            <Cloth className="cloth-16 h-[clamp(14rem,30vw,26rem)]" />
          )}
        </Frame>
      </PageHero>
      <Cloth className="h-14 border-y-2 border-ink" />
    </>
  )
}
