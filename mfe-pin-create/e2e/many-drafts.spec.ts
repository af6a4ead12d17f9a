import { askService } from '@tessera/e2e/ask-service'
import { logInByCall, openNothing } from '@tessera/e2e/person'
import { expect, type Page, test } from '@tessera/e2e/test'

const thumbs = (page: Page) =>
  page.getByRole('list', { name: 'Pins to publish' }).getByRole('button')

/** Drops that many pictures on the builder. */
async function drop(page: Page, count: number): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 400 } })
  await page.getByLabel('Choose images').setInputFiles(
    Array.from({ length: count }, (_, at) => ({
      name: `${at}.png`,
      mimeType: 'image/png',
      buffer,
    })),
  )
}

/** Counts the pins that are created, and cuts the connection of one of them. */
async function cutOne(page: Page, cut: number): Promise<() => number> {
  let asked = 0
  await page.route('**/resource/PinResource/create/', (route) => {
    asked += 1
    return asked === cut ? route.abort() : route.continue()
  })
  return () => asked
}

test('twenty pictures outlive a reload with their board, are published in order, and one that fails is tried again alone', async ({
  page,
}) => {
  const { retry, repeatEachIndex } = test.info()
  const board = `Twenty at once ${retry + repeatEachIndex}`
  await logInByCall(page, 'mira@demo.test')
  await openNothing(page)
  await askService(page, '/resource/BoardResource/create/', { name: board })
  await page.goto('/pin-builder/')
  await drop(page, 20)
  await expect(thumbs(page)).toHaveCount(20)
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose a board' }).click()
  await dialog.getByRole('searchbox').fill(board)
  await dialog.getByRole('button', { name: new RegExp(`^${board}`) }).click()
  await page.getByLabel('Tags').fill('soup')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.reload()
  await expect(thumbs(page)).toHaveCount(20)
  await expect(page.getByText('The image is ready.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('#soup')
  const asked = await cutOne(page, 3)
  await page.getByRole('button', { name: 'Publish 20 Pins' }).click()
  await expect(page.getByText("19 of 20 Pins published. Check what's left.")).toBeVisible()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).not.toHaveURL(/pin-builder/)
  expect(asked()).toBe(21)
})
