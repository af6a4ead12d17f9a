import { expect, type Page } from 'playwright/test'

/** Uploads a screenshot of the page as the picture of a pin. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 400 } })
  await page
    .getByLabel(/^Choose (an image|images)( or videos?)?$/)
    .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer })
}

/** Chooses a board in the dialog that the pin builder opens, and then a section if it has some. */
export async function chooseBoard(page: Page, name: string, section?: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a board' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('list').getByRole('button', { name }).first().click()
  if (section !== undefined) await dialog.getByRole('button', { name: section }).first().click()
  const chosen = section === undefined ? name : `${section} in ${name}`
  await expect(page.getByRole('button', { name: `Board: ${chosen}` })).toBeVisible()
}
