import { askService } from '@tessera/e2e/ask-service'
import { boardWithIdeas, makePins, saveIdeas, someIdeas } from '@tessera/e2e/board-with-ideas'
import { takesOver } from '@tessera/e2e/drawn'
import { signUpByCall } from '@tessera/e2e/new-account'
import { expect, type Locator, type Page, test } from '@tessera/e2e/test'

const toast = (page: Page): Locator => page.getByRole('region', { name: /notification/i })
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Selected Pins' })
const pinsOn = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: `Pins on ${name}` }).getByRole('listitem')
const dialog = (page: Page): Locator => page.getByRole('dialog')

const makeBoard = (page: Page, name: string) =>
  askService(page, '/resource/BoardResource/create/', { name })

const makeSection = (page: Page, boardId: string | undefined, name: string) =>
  askService(page, '/resource/BoardSectionResource/create/', { board_id: boardId, name })

/** Returns the rendered pins by link, in order. */
const drawn = (page: Page, name: string): Promise<readonly string[]> =>
  pinsOn(page, name).evaluateAll((items) =>
    items
      .toSorted((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
      .map((item) => `${item.dataset.index} ${item.querySelector('a')?.getAttribute('href')}`),
  )

/** Returns the service's order of all pins of a board. */
const orderOf = (page: Page, boardId: string): Promise<readonly string[]> =>
  page.evaluate(async (board_id) => {
    const data = JSON.stringify({ board_id, page_size: 100 })
    const answer = await fetch(`/resource/BoardFeedResource/get/?${new URLSearchParams({ data })}`)
    const { resource_response } = await answer.json()
    return resource_response.data.map(({ id }: { id: string }) => id)
  }, boardId)

/** Presses Undo on the toast with this text. */
const undo = (page: Page, said: string): Promise<void> =>
  toast(page)
    .getByRole('listitem')
    .filter({ hasText: said })
    .getByRole('button', { name: 'Undo' })
    .click()

/** Scrolls down until the whole list has loaded. */
async function scrollToEnd(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 8_000)
    await expect(page.getByText(text)).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

/** Opens a page with a collaborator on a board. */
async function friendOn(page: Page, board_id: string | undefined): Promise<Page> {
  const browser = page.context().browser()
  const friend = await (await browser?.newContext({ reducedMotion: 'reduce' }))?.newPage()
  if (friend === undefined) throw new Error('There is no browser.')
  await signUpByCall(friend)
  const { invite_url: url = '' } = await askService(
    page,
    '/resource/BoardInviteLinkResource/create/',
    { board_id },
  )
  await friend.goto(new URL(url).pathname)
  await friend.getByRole('button', { name: 'Join board' }).click()
  await expect(friend).toHaveURL(/\/shared-shelf\//)
  return friend
}

test('S4.11 S8.2 when the service refuses one of two hundred pins, all return to their places and a message says why', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await makeBoard(page, 'Shared shelf')
  const friend = await friendOn(page, board.id)
  const ideas = await someIdeas(friend, 100)
  // Collaborators may only remove their own pins, and the 150th isn't theirs.
  await makePins(friend, board.id, 100)
  await saveIdeas(friend, board.id, ideas.slice(0, 49))
  await saveIdeas(page, board.id, ideas.slice(49, 50))
  await saveIdeas(friend, board.id, ideas.slice(50))
  const mine = await makeBoard(friend, 'Mine')

  await friend.goto(board.url ?? '')
  await takesOver(friend)
  await expect(friend.getByText('200 Pins')).toBeVisible()
  await scrollToEnd(friend, 'More ideas for this board')
  await pinsOn(friend, 'Shared shelf').last().getByRole('link').first().focus()
  await friend.keyboard.press('Control+a')
  await expect(bar(friend)).toContainText('200 selected')
  const before = await drawn(friend, 'Shared shelf')
  const scrolled = await friend.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(2_000)

  const held = Promise.withResolvers<void>()
  await friend.route('**/BulkEditResource/update/', async (route) => {
    await held.promise
    await route.continue()
  })
  await friend.keyboard.press('m')
  await dialog(friend)
    .getByRole('button', { name: /^Move to Mine/ })
    .click()
  await expect(friend.getByText('0 Pins', { exact: true })).toBeVisible()
  await expect(pinsOn(friend, 'Shared shelf')).toHaveCount(0)
  await expect(bar(friend)).toBeHidden()
  held.resolve()

  await expect(toast(friend)).toContainText("You don't have permission to do that.")
  await expect(bar(friend)).toContainText('200 selected')
  await expect(friend.getByText('200 Pins', { exact: true })).toBeAttached()
  await expect.poll(() => friend.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await drawn(friend, 'Shared shelf')).toEqual(before)
  await friend.goto(mine.url ?? '')
  await expect(friend.getByText('0 Pins', { exact: true })).toBeVisible()
  await friend.context().close()
})

test('moving all pins but two updates every tab, and undo restores the exact order', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardWithIdeas(page, 'Far away', 30)
  const other = await makeBoard(page, 'Nearby')
  const tab = await page.context().newPage()
  await tab.goto(other.url ?? '')
  await expect(tab.getByText('0 Pins', { exact: true })).toBeVisible()
  await page.goto(board.url)
  await takesOver(page)
  await expect(page.getByText('30 Pins', { exact: true })).toBeVisible()
  const before = await orderOf(page, board.id)

  const links = pinsOn(page, 'Far away').getByRole('link')
  await links.first().focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Select all 30' }).click()
  await expect(bar(page)).toContainText('30 selected')
  await links.nth(0).click()
  await links.nth(3).click()
  await expect(bar(page)).toContainText('28 selected')
  await bar(page).getByRole('button', { name: 'Move', exact: true }).click()
  const here = dialog(page).getByRole('button', { name: /^Move to Far away/ })
  await expect(here).toHaveAttribute('aria-current', 'location')
  await dialog(page)
    .getByRole('button', { name: /^Move to Nearby/ })
    .click()
  await expect(toast(page)).toContainText('28 Pins moved to Nearby')
  await expect(page.getByText('2 Pins', { exact: true })).toBeVisible()
  await expect(pinsOn(page, 'Far away')).toHaveCount(2)
  await expect(tab.getByText('28 Pins', { exact: true })).toBeVisible()
  await expect(pinsOn(tab, 'Nearby').first()).toBeVisible()

  await undo(page, '28 Pins moved')
  await expect(page.getByText('30 Pins', { exact: true })).toBeVisible()
  expect(await orderOf(page, board.id)).toEqual(before)
  const [first] = before
  await expect(links.first()).toHaveAttribute('href', `/pin/${first}/`)
  await expect(tab.getByText('0 Pins', { exact: true })).toBeVisible()
})

test('pins can be dragged to a section, removed from it, and moved to a section created on the way', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardWithIdeas(page, 'Chairs', 4)
  await makeSection(page, board.id, 'Kitchen')
  await page.goto(board.url)
  await takesOver(page)
  const kitchen = page.getByRole('link', { name: /Kitchen/ })
  await expect(kitchen).toContainText('0 Pins')
  // The middle of a tall picture is below the screen.
  await pinsOn(page, 'Chairs')
    .first()
    .getByRole('link')
    .dragTo(kitchen, { sourcePosition: { x: 140, y: 80 } })
  await expect(kitchen).toContainText('1 Pin')
  await expect(toast(page)).toContainText('1 Pin moved to Kitchen')

  // Create a section by keyboard on the way, then move all pins to it.
  await pinsOn(page, 'Chairs').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Select all 4' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Move to Chairs/ })
    .press('Enter')
  await dialog(page).getByRole('button', { name: 'Add section' }).press('Enter')
  await page.keyboard.type('Porch')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('4 Pins moved to Porch')
  await expect(page.getByRole('link', { name: /Porch/ })).toContainText('4 Pins')
  await expect(kitchen).toContainText('0 Pins')

  await page.getByRole('link', { name: /Porch/ }).click()
  const inside = page.getByRole('list', { name: 'Pins in Porch' }).getByRole('listitem')
  await expect(inside).toHaveCount(4)
  await inside.first().hover()
  await inside.first().getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(inside).toHaveCount(3)
  await undo(page, '1 Pin deleted')
  await expect(inside).toHaveCount(4)
})

test('a large move continues over a reload, shows progress and its end, and can be undone', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardWithIdeas(page, 'Thousands', 510)
  const other = await makeBoard(page, 'Elsewhere')
  await page.goto(board.url)
  await takesOver(page)
  await expect(page.getByText('510 Pins')).toBeVisible()
  await pinsOn(page, 'Thousands').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Select all 510' }).click()
  await bar(page).getByRole('button', { name: 'Move', exact: true }).click()
  const begun = page.waitForResponse('**/BulkEditSelectAllResource/update/')
  await dialog(page)
    .getByRole('button', { name: /^Move to Elsewhere/ })
    .click()
  expect((await begun).ok()).toBe(true)
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText(/of 510/)
  await page.goto(other.url ?? '')
  await expect(toast(page)).toContainText('510 Pins moved to Elsewhere')
  await expect(page.getByRole('region', { name: 'In progress' })).toBeHidden()
  await undo(page, '510 Pins moved')
  await expect(page.getByText('0 Pins', { exact: true })).toBeVisible()
  await page.goto(board.url)
  await takesOver(page)
  await expect(page.getByText('510 Pins')).toBeVisible()
})
