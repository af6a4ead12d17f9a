import type { Page } from 'playwright/test'

/** Uploads a screenshot of the page as the picture of a pin. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 400 } })
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer })
}
