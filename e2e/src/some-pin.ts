import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { tiles } from './person.ts'

/** Returns the URL of a pin by somebody else from a visitor's home. */
export async function somePin(page: Page): Promise<string> {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  const href = await tiles(page).first().getByRole('link').first().getAttribute('href')
  if (href === null) throw new Error('The first tile leads nowhere.')
  return href
}
