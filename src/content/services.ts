import { cmsAndEcommerce } from './development/cms-and-e-commerce.ts'
import { mobileAppDevelopment } from './development/mobile-app-development.ts'
import { webDesign } from './development/web-design.ts'
import { webDevelopment } from './development/web-development.ts'
import type { Service } from './schema.ts'
import { aiAutomation } from './services/ai-automation.ts'
import { cloudDevops } from './services/cloud-devops.ts'
import { customDevelopment } from './services/custom-development.ts'
import { productEngineering } from './services/product-engineering.ts'
import { uiUxDesign } from './services/ui-ux-design.ts'

/** The services by address, in the order of the menu “Services”. */
export const services = {
  '/services/custom-development': customDevelopment,
  '/services/product-engineering': productEngineering,
  '/services/cloud-devops': cloudDevops,
  '/services/ui-ux-design': uiUxDesign,
  '/services/ai-automation': aiAutomation,
  '/mobile-app-development': mobileAppDevelopment,
  '/web-development': webDevelopment,
  '/cms-and-e-commerce': cmsAndEcommerce,
  '/web-design': webDesign,
} satisfies Record<string, Service>

export type ServicePath = keyof typeof services

export function isServicePath(path: string): path is ServicePath {
  return Object.hasOwn(services, path)
}

/** The services at these addresses, in the order of the addresses. */
export function servicesAt(paths: readonly ServicePath[]) {
  return paths.map((path) => ({ path, ...(services[path] satisfies Service) }))
}

/** The services in the same order, each with its address. */
export const serviceList = servicesAt(Object.keys(services).filter(isServicePath))
