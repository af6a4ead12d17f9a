import { chooseBoard, choosePicture } from '@tessera/e2e/choose-picture'
import { logInByCall, post } from '@tessera/e2e/person'
import { expect, type Page, test } from '@tessera/e2e/test'

/** Presses a key as often as asked. */
async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

test('a business crops a picture by keyboard, adds a second one, and schedules and publishes the carousel', async ({
  page,
}) => {
  await logInByCall(page, 'studio@demo.test')
  const board = `Table ${process.pid}`
  await post(page, '/resource/BoardResource/create/', { name: board })
  await page.goto('/pin-builder/')
  await choosePicture(page)
  await expect(page.getByText('The image is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit image' }).press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit image' })
  await editor.getByRole('button', { name: '1:1' }).press('Enter')
  await editor.getByRole('button', { name: /^Crop area/ }).focus()
  await pressed(page, 'ArrowRight', 3)
  await expect(editor.getByRole('status')).toContainText('400 by 400 pixels, 13% from the left')
  await editor.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Your image' })).toBeVisible()

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  const second = { name: 'second.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Add image').setInputFiles(second)
  await page.getByLabel('Title of image 2').fill('Second')
  const name = `Carousel ${process.pid}`
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByLabel('Alt text', { exact: true }).fill('A table by a window.')
  await page.getByLabel('Publish at a later date').check()
  await chooseBoard(page, board)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()

  await page.waitForURL('**/pin-builder/scheduled/')
  await page.getByRole('button', { name: `Publish ${name} now` }).click()
  await page.getByRole('link', { name: 'See it now' }).click()
  const carousel = page.getByRole('region', { name: `Images of ${name}` })
  await carousel.getByRole('button', { name: 'Next image' }).press('Enter')
  await expect(carousel.getByRole('status')).toHaveText('Image 2 of 2')
  await expect(carousel.getByText('Second', { exact: true })).toBeVisible()
  await expect(carousel.getByRole('img').first()).toHaveAttribute('alt', /A table by a window\.$/)
})
