import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over the island. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-state', 'hydrated')
}

/** Moves the mouse over the page, which is the first input of a visitor. */
export async function stir(page: Page): Promise<void> {
  await page.locator('h1').hover()
  await page.mouse.move(10, 10)
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
