import { askService } from '@tessera/e2e/ask-service'
import { makeBoards } from '@tessera/e2e/many-boards'
import { signUpByCall } from '@tessera/e2e/new-account'
import { modal } from '@tessera/e2e/sign-up-form'
import { somePin } from '@tessera/e2e/some-pin'
import { expect, type Locator, type Page, test } from '@tessera/e2e/test'

const title = (page: Page, text: string) =>
  modal(page).getByRole('heading', { level: 2, name: text })
const search = (page: Page) => modal(page).getByRole('searchbox', { name: 'Search your boards' })
const rows = (page: Page) => modal(page).locator('[data-row]')
const toast = (page: Page) => page.getByRole('region', { name: /notification/i })

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the element.')
}

/** Opens the picker on a closeup by the board's name beside Save. */
async function openPicker(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved?$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /, choose another board$/ }).press('Enter')
  await expect(title(page, 'Choose board')).toBeFocused()
}

test('by keyboard alone a pin is saved to a new board and then to a new section', async ({
  page,
}) => {
  const pin = await somePin(page)
  await signUpByCall(page)
  const board = await askService(page, '/resource/BoardResource/create/', { name: 'Kitchen' })
  const lamps = { board_id: board.id, name: 'Lamps' }
  await askService(page, '/resource/BoardSectionResource/create/', lamps)
  await page.goto(pin)
  await openPicker(page)

  await tabTo(page, modal(page).getByRole('button', { name: 'Create board' }))
  await page.keyboard.press('Enter')
  await expect(title(page, 'Create board')).toBeVisible()
  await page.keyboard.type('By the window')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Board created')).toBeVisible()
  await expect(toast(page)).toContainText('Saved to By the window')
  await expect(modal(page)).toBeHidden()

  // A saved pin can go to another board, here one with sections.
  const other = page.getByRole('button', { name: 'By the window, choose another board' })
  await other.press('Enter')
  await expect(title(page, 'Choose board')).toBeFocused()
  await tabTo(page, search(page))
  await page.keyboard.type('kit')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Choose section')).toBeFocused()
  await expect(modal(page).getByRole('button', { name: /^Save to Lamps/ })).toBeVisible()
  await tabTo(page, modal(page).getByRole('button', { name: 'Add section' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Chairs')
  // Going back and forward keeps the input.
  await page.keyboard.press('Escape')
  await expect(title(page, 'Choose section')).toBeFocused()
  await tabTo(page, modal(page).getByRole('button', { name: 'Add section' }))
  await page.keyboard.press('Enter')
  await expect(modal(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Chairs')
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeHidden()
  await expect(toast(page)).toContainText('Saved to Chairs in Kitchen')

  await page.goto(`${board.url}chairs/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs')
  await expect(page.locator(`main a[href="${pin}"], main li a[href^="/pin/"]`)).not.toHaveCount(0)
})

test('with a thousand boards the picker renders only visible ones, and keys and search reach all', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const pin = await somePin(page)
  await signUpByCall(page)
  await makeBoards(
    page,
    Array.from({ length: 1_000 }, (_, at) => `Board ${String(at + 1).padStart(4, '0')}`),
  )
  await page.goto(pin)
  await openPicker(page)
  await expect(rows(page).first()).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(40)

  await tabTo(page, search(page))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(rows(page).filter({ hasText: 'Board 1000' })).toBeFocused()
  await expect(rows(page).filter({ hasText: 'Board 1000' })).toBeInViewport()
  expect(await rows(page).count()).toBeLessThan(40)
  await page.keyboard.press('Tab')
  await expect(modal(page).getByRole('button', { name: 'Create board' })).toBeFocused()

  await search(page).fill('0873')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Board 0873')
  await search(page).press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Saved to Board 0873')
})
