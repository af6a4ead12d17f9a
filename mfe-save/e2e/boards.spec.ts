import { askService } from '@tessera/e2e/ask-service'
import { boardInParts, pinsOfBoard, wholeBoard } from '@tessera/e2e/board-in-parts'
import { signUpByCall } from '@tessera/e2e/new-account'
import { expect, type Page, test } from '@tessera/e2e/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page) => page.getByRole('region', { name: /notification/i })
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' })

/** Chooses an item from the menu of a board or section with the keyboard. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).first().press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

test('editing a board validates the form and updates all pages and tabs that show it', async ({
  page,
}) => {
  await signUpByCall(page)
  await askService(page, '/resource/BoardResource/create/', { name: 'Taken' })
  const board = await boardInParts(page, 'Old name')
  const other = await page.context().newPage()
  await other.goto(board.url)
  await expect(heading(other)).toHaveText('Old name')
  await page.goto(board.url)
  await choose(page, 'Options for Old name', 'Edit board')
  const form = page.getByRole('dialog', { name: 'Edit board' })
  const name = form.getByLabel('Name', { exact: true })
  await name.fill('  ')
  await expect(form.getByText("Don't forget to name your board!")).toBeVisible()
  await name.fill('taken')
  await name.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()

  // A closed form keeps its input.
  await name.fill('New name')
  await page.keyboard.press('Escape')
  await choose(page, 'Options for Old name', 'Edit board')
  await expect(name).toHaveValue('New name')
  await form.getByLabel('Description').fill('Places to sit.')
  await form.getByRole('switch', { name: 'Keep this board secret' }).check()
  await expect(
    form.getByText(/only you and the people you share it with can see this board/),
  ).toBeVisible()
  await form.getByRole('radio').last().check()
  await name.press('Enter')
  await expect(form).toBeHidden()
  await expect(heading(page)).toHaveText('New name')
  await expect(page).toHaveURL(/\/new-name\/$/)
  await expect(heading(other)).toHaveText('New name')
  await expect(other).toHaveURL(/\/new-name\/$/)
  await expect(other.getByText('Secret board')).toBeVisible()
  await expect(other.getByText('Places to sit.')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('New name')
})

test('restoring a deleted board from the trash restores its sections and pins exactly', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardInParts(page, 'Going away', { Lamps: 2, Rugs: 1 }, 2)
  await askService(page, '/resource/BoardResource/update/', {
    board_id: board.id,
    cover_pin_id: (await pinsOfBoard(page, board.id)).at(-1),
  })
  const before = await wholeBoard(page, board.id)
  const other = await page.context().newPage()
  await other.goto(`${board.url.split('/').slice(0, 2).join('/')}/`)
  await expect(other.getByRole('link', { name: /Going away/ })).toBeVisible()

  const onIt = await page.context().newPage()
  await onIt.goto(board.url)
  await expect(heading(onIt)).toHaveText('Going away')

  await page.goto(board.url)
  await choose(page, 'Options for Going away', 'Delete board')
  const asked = page.getByRole('dialog', { name: 'Delete Going away?' })
  await expect(asked).toContainText('5 Pins and 2 sections')
  await asked.getByRole('button', { name: 'Delete board' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Create your first board' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Create your first board' })).toBeVisible()
  await expect(onIt).not.toHaveURL(/going-away/)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { name: 'Going away' })).toBeVisible()
  await expect(page.getByText('Board · 5 Pins')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Going away' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible()
  await expect(other.getByRole('link', { name: /Going away/ })).toBeVisible()
  expect(await wholeBoard(page, board.id)).toEqual(before)
  await toast(page).getByRole('link', { name: 'See board' }).click()
  await expect(heading(page)).toHaveText('Going away')
})

test('merging boards and sections and deleting sections explain the outcome, and undo restores everything', async ({
  page,
}) => {
  await signUpByCall(page)
  const from = await boardInParts(page, 'Kitchens', { Tiles: 2, Taps: 1 }, 1)
  const into = await boardInParts(page, 'Homes', { Tiles: 1 }, 6)
  const before = [await wholeBoard(page, from.id), await wholeBoard(page, into.id)]
  await page.goto(from.url)
  await choose(page, 'Options for Kitchens', 'Merge into another board')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Homes/ })
    .click()
  const asked = page.getByRole('dialog', { name: 'Merge Kitchens into Homes?' })
  await expect(asked).toContainText('4 Pins and 2 sections move from Kitchens to Homes')
  await asked.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect(heading(page)).toHaveText('Homes')
  await expect(page.getByRole('list', { name: 'Sections of Homes' })).toContainText('Taps')
  await undo(page).press('Enter')
  await expect(toast(page)).toContainText('Undone')
  expect([await wholeBoard(page, from.id), await wholeBoard(page, into.id)]).toEqual(before)
  await expect(page.getByRole('list', { name: 'Sections of Homes' })).not.toContainText('Taps')

  await page.goto(from.url)
  await choose(page, 'Options for Taps', 'Merge into another section')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tiles/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('button', { name: 'Options for Taps' })).toBeHidden()
  await undo(page).click()
  await expect(page.getByRole('button', { name: 'Options for Taps' })).toBeAttached()
  expect(await wholeBoard(page, from.id)).toEqual(before[0])

  await choose(page, 'Options for Tiles', 'Delete section')
  const deleting = page.getByRole('dialog', { name: 'Delete Tiles?' })
  await deleting.getByRole('switch', { name: 'Keep its Pins on Kitchens' }).uncheck()
  await expect(deleting).toContainText('its 2 Pins move to the trash')
  await deleting.getByRole('button', { name: 'Delete section' }).click()
  await expect(page.getByText('2 Pins · 1 section')).toBeVisible()
  await expect(undo(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('4 Pins · 2 sections')).toBeVisible()
  expect(await wholeBoard(page, from.id)).toEqual(before[0])

  await choose(page, 'Options for Tiles', 'Rename section')
  await page.getByRole('dialog').getByLabel('Name').fill('Taps')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('dialog').getByLabel('Name').fill('Walls')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Sections of Kitchens' })).toContainText('Walls')
})

/** Holds back the service's answer to the first archiving of a tab, as a slow network does. */
const holdAnswer = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const answer = fetch(input, init)
      if (!(input instanceof Request) || !input.url.includes('BoardArchiveResource')) return answer
      if (sessionStorage.getItem('held') !== null) return answer
      sessionStorage.setItem('held', 'yes')
      return Promise.race([])
    }
  })

/** Archives a board and restores it before the service has answered; the answer never comes. */
async function archiveAndRestore(page: Page, name: string): Promise<string> {
  await holdAnswer(page)
  const board = await boardInParts(page, name, {}, 1)
  await page.goto(board.url)
  const archived = page.waitForResponse('**/BoardArchiveResource/update/')
  await choose(page, `Options for ${name}`, 'Archive board')
  await archived
  await expect(archivedNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Restore board' }).click()
  await expect(archivedNotice(page)).toBeHidden()
  return board.url
}

const archivedNotice = (page: Page) => page.getByRole('heading', { name: 'This board is archived' })

test('a board that is restored while it is being archived is restored after a reload at once', async ({
  page,
}) => {
  await signUpByCall(page)
  await archiveAndRestore(page, 'Old plans')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Old plans' })).toBeVisible()
  await expect(archivedNotice(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Old plans' })).toBeVisible()
  await expect(archivedNotice(page)).toBeHidden()
})

test('a board that is restored while it is being archived is restored if its tab is closed at once', async ({
  page,
  context,
}) => {
  await signUpByCall(page)
  const url = await archiveAndRestore(page, 'Old plans')
  await page.close()
  const other = await context.newPage()
  await expect(async () => {
    await other.goto(url)
    await expect(other.getByRole('heading', { name: 'Old plans' })).toBeVisible()
    await expect(archivedNotice(other)).toBeHidden({ timeout: 100 })
  }).toPass()
})

test('a board can be archived and unarchived from its page and from its card', async ({ page }) => {
  await signUpByCall(page)
  const board = await boardInParts(page, 'Old plans', {}, 1)
  await page.goto(board.url)
  await choose(page, 'Options for Old plans', 'Archive board')
  await expect(archivedNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Restore board' }).click()
  await expect(archivedNotice(page)).toBeHidden()
  await expect(page.getByText('Old plans restored')).toBeVisible()

  await page.goto(`${board.url.split('/').slice(0, 2).join('/')}/`)
  await choose(page, 'Options for Old plans', 'Archive board')
  const apart = page.getByRole('region', { name: 'Archived boards' })
  await expect(apart.getByRole('link', { name: /Old plans/ })).toBeVisible()
  await undo(page).click()
  await expect(apart).toBeHidden()
  await expect(page.getByRole('link', { name: /Old plans/ })).toBeVisible()
})
