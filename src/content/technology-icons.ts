import { type TechnologyIconName, technologies } from './picture-names.ts'

/** Technologies whose icon has another name than the technology. */
const exceptions: Record<string, TechnologyIconName> = { 'React Native': 'react' }

/** The icon of a technology in `tech.svg`, if there is one: 'Google Cloud' has `google-cloud`, and 'Node.js' has `nodejs`. */
export function technologyIcon(technology: string): TechnologyIconName | undefined {
  const slug = technology.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  return exceptions[technology] ?? technologies.find((name) => name === slug)
}
