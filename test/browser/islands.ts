import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over the island. */
export async function awake(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-state', 'awake')
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
