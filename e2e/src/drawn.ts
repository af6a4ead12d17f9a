import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/**
 * Waits until the page has taken the place of the first screen that the service drew. Before, its texts are
 * there twice, and keys go to links that are about to go.
 */
export async function takesOver(page: Page): Promise<void> {
  await expect(page.locator('#drawn')).toHaveCount(0)
}
