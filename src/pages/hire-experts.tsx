import { Icon } from '../../client/ui/icon.tsx'
import { hireExperts as content } from '../content/hire-experts.ts'
import { strings } from '../content/strings.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { FeatureList } from '../sections/feature-list.tsx'
import { Figures } from '../sections/figures.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { HorizontalSteps } from '../sections/steps.tsx'
import { TechnologyList } from '../sections/technology-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { Roles } from './hire-experts/roles.tsx'
import { Team } from './hire-experts/team.tsx'

/** The page about hiring experts: services, roles, hiring models, tools, benefits, results and process. */
export function HireExpertsPage() {
  const [hire, call] = content.hero.actions
  return (
    <>
      <PageHero
        path="/hire-experts"
        {...content.hero}
        below={
          <div className="mt-lg flex flex-wrap items-center gap-x-lg gap-y-md">
            <ButtonLink {...hire} variant="premium" size="xl" arrow className="lt-md:w-full" />
            <ButtonLink {...call} variant="link" size="lg" />
          </div>
        }
      >
        {/* Portraits of three candidates, of whom the first, who was chosen, is large. Hair may reach the top of a portrait. */}
        <div role="img" aria-label={content.candidates.alt} className="grid cols-8-4 border-2 border-ink">
          {content.candidates.images.map((image, index) => (
            <div
              key={image}
              className={`overflow-hidden aspect-[5/6] border-ink ${index === 0 ? 'row-span-2 bg-brand' : `warp border-l-2 bg-panel ${index === 2 ? 'border-t-2' : ''}`}`}
            >
              <Picture
                name={image}
                alt=""
                size={[400, 480]}
                first={index === 0}
                className="size-full"
                drawingClassName="[object-fit:cover] [object-position:50%_0]"
              />
            </div>
          ))}
        </div>
      </PageHero>
      <Section ground="dark" variant="stacked" heading={content.intro}>
        <FeatureList variant="patches" columns={2} items={content.services} />
      </Section>
      <Section heading={content.rolesHeading}>
        <Roles roles={content.roles} />
      </Section>
      <Section variant="stacked" heading={content.modelsHeading}>
        <FeatureList
          variant="tiles"
          items={content.models.map(({ title, team, description, features, bestFor }) => ({
            title,
            illustration: <Team {...team} />,
            description: `${content.bestFor} ${bestFor}`,
            more: (
              <div className="md:lt-lg:grid grid-cols-2 items-start gap-x-xl">
                <ul className="border-b border-edge">
                  {features.map((feature) => (
                    <li key={feature} className="flex gap-md border-t border-edge py-xs md:py-sm">
                      <Icon name="check" className="size-6.5 text-accent-text" />
                      {feature}
                    </li>
                  ))}
                </ul>
                <p className="mt-md md:lt-lg:mt-sm text-muted">{description}</p>
              </div>
            ),
          }))}
        />
        <p className="mt-md text-sm text-muted">{content.teamsNote}</p>
      </Section>
      <TechnologyList heading={content.toolsHeading} groups={content.tools} />
      <Section badge={strings.service.benefits} heading={content.benefitsHeading}>
        <FeatureList variant="strips" columns={4} items={content.benefits} />
      </Section>
      <Section variant="stacked" badge={strings.service.results} heading={content.resultsHeading}>
        <Figures items={content.results} />
      </Section>
      <Section variant="stacked" heading={content.processHeading}>
        <HorizontalSteps steps={content.process} />
      </Section>
      <CallToAction {...content.closing} />
    </>
  )
}
