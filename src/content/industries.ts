import { ecommerce } from './industries/ecommerce.ts'
import { edtech } from './industries/edtech.ts'
import { fintech } from './industries/fintech.ts'
import { healthcare } from './industries/healthcare.ts'
import { realEstate } from './industries/real-estate.ts'
import { saasTech } from './industries/saas-tech.ts'
import type { Industry, IndustryCard } from './schema.ts'

/** The industries by address, in the order in which menus and lists show them. */
export const industries = {
  '/industries/saas-tech': saasTech,
  '/industries/real-estate': realEstate,
  '/industries/fintech': fintech,
  '/industries/ecommerce': ecommerce,
  '/industries/healthcare': healthcare,
  '/industries/edtech': edtech,
} satisfies Record<string, Industry>

export type IndustryPath = keyof typeof industries

export function isIndustryPath(path: string): path is IndustryPath {
  return Object.hasOwn(industries, path)
}

/** The cards of the industries, in the same order. */
export const industryCards = Object.keys(industries)
  .filter(isIndustryPath)
  .map((href): IndustryCard => {
    const { name: title, accent: color, icon, index, card }: Industry = industries[href]
    return { title, href, color, icon, index, ...card }
  })
