import { askService } from '@tessera/e2e/ask-service'
import { boardInParts, pinsOfBoard } from '@tessera/e2e/board-in-parts'
import { signUpByCall } from '@tessera/e2e/new-account'
import { expect, type Locator, type Page, test } from '@tessera/e2e/test'

const toast = (page: Page) => page.getByRole('region', { name: /notification/i })

const names = async (list: Locator) => {
  const links = await list.getByRole('listitem').getByRole('link').allTextContents()
  return links.map((text) => text.replace(/\d[\d,]* (Pin|section).*$/, ''))
}

test('boards and sections can be reordered by keyboard and by dragging, and the order survives a reload', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardInParts(page, 'Rooms', { Lamps: 1, Rugs: 0, Chairs: 0 }, 0)
  await page.goto(board.url)
  const sections = page.getByRole('list', { name: 'Sections of Rooms' })
  await expect.poll(() => names(sections)).toEqual(['Lamps', 'Rugs', 'Chairs'])
  await page.getByRole('button', { name: 'Reorder' }).press('Enter')
  await page.getByRole('button', { name: 'Move Lamps' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect.poll(() => names(sections)).toEqual(['Rugs', 'Chairs', 'Lamps'])
  await page.keyboard.press('Escape')
  await expect.poll(() => names(sections)).toEqual(['Lamps', 'Rugs', 'Chairs'])
  await expect(page.getByRole('button', { name: 'Move Lamps' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Lamps, position 2 of 3')).toBeAttached()
  const saved = page.waitForResponse(/BoardSectionOrderResource/)
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect.poll(() => names(sections)).toEqual(['Rugs', 'Lamps', 'Chairs'])

  for (const name of ['Second', 'Third'])
    await askService(page, '/resource/BoardResource/create/', { name })
  const profile = `${board.url.split('/').slice(0, 2).join('/')}/`
  await page.goto(profile)
  const boards = page.getByRole('region', { name: /^Boards of/ }).getByRole('list')
  await expect.poll(() => names(boards)).toEqual(['Third', 'Second', 'Rooms'])
  await page.getByRole('button', { name: 'Reorder' }).press('Enter')
  const handle = page.getByRole('button', { name: 'Move Rooms' })
  const target = boards.getByRole('link', { name: /^Third/ })
  await handle.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The first board is not on the page.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await expect.poll(() => names(boards)).toEqual(['Rooms', 'Third', 'Second'])
  const kept = page.waitForResponse(/BoardOrderResource/)
  await page.mouse.up()
  expect((await kept).ok()).toBe(true)
  // Everyone sees that order.
  await page.context().clearCookies()
  await page.goto(profile)
  await expect.poll(() => names(boards)).toEqual(['Rooms', 'Third', 'Second'])
})

/** Returns the pins of a board as the page shows them, in order. */
const shownPins = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main li[data-index]:not([data-onward] *)')
    .evaluateAll((items) =>
      items
        .toSorted((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
        .map((item) => item.querySelector('a')?.getAttribute('href')?.match(/\d+/)?.[0] ?? ''),
    )

/** The pin at an index. */
const tileAt = (page: Page, index: number): Locator =>
  page.locator(`main li[data-index="${index}"]:not([data-onward] *)`)

/** The handle of the pin at an index, while pins are selected. */
const handleAt = (page: Page, index: number): Locator =>
  tileAt(page, index).getByRole('button', { name: /^(Move|Drop) / })

/** Drags with one finger to the top of something, where a dragged pin lies too once it is there. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly object[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points as { x: number; y: number }[],
    })
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (start === null || end === null) throw new Error('The pins are not on the screen.')
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  const [dx, dy] = [end.x + end.width / 2 - x, end.y + 30 - y]
  await send('touchStart', [{ x, y }])
  for (const part of [0.1, 0.4, 0.7, 1])
    await send('touchMove', [{ x: x + dx * part, y: y + dy * part }])
  await page.waitForTimeout(100)
  await send('touchEnd', [])
}

test('pins and notes are reordered by keyboard, mouse and touch, in every tab, and Ctrl+Z undoes it', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardInParts(page, 'By hand', {}, 4)
  for (const title of ['Walls', 'Floor'])
    await askService(page, '/resource/BoardNotesResource/create/', { board_id: board.id, title })
  const [a = '', b = '', c = '', d = ''] = await pinsOfBoard(page, board.id)
  await page.goto(board.url)
  await expect.poll(() => shownPins(page)).toEqual([a, b, c, d])
  const other = await page.context().newPage()
  await other.goto(board.url)
  await expect.poll(() => shownPins(other)).toEqual([a, b, c, d])

  await page.getByRole('button', { name: 'Reorder' }).press('Enter')
  await tileAt(page, 0).locator('a').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(handleAt(page, 0)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect.poll(() => shownPins(page)).toEqual([b, c, d, a])
  await expect(handleAt(page, 3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/, position 3 of 4$/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => pinsOfBoard(page, board.id)).toEqual([b, c, a, d])
  await expect.poll(() => shownPins(other)).toEqual([b, c, a, d])
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => pinsOfBoard(page, board.id)).toEqual([a, b, c, d])
  await expect.poll(() => shownPins(page)).toEqual([a, b, c, d])
  await expect.poll(() => shownPins(other)).toEqual([a, b, c, d])

  await handleAt(page, 3).hover()
  await page.mouse.down()
  const box = await tileAt(page, 1).boundingBox()
  if (box === null) throw new Error('The second pin is not on the page.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await expect.poll(() => shownPins(page)).toEqual([a, d, b, c])
  await page.mouse.up()
  await expect.poll(() => pinsOfBoard(page, board.id)).toEqual([a, d, b, c])

  // The first pin is selected already: both move.
  await tileAt(page, 2).locator('a').focus()
  await page.keyboard.press('Space')
  await handleAt(page, 2).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect.poll(() => shownPins(page)).toEqual([d, c, a, b])
  await page.keyboard.press('Space')
  await expect.poll(() => pinsOfBoard(page, board.id)).toEqual([d, c, a, b])
  await page.keyboard.press('Control+z')
  await expect.poll(() => pinsOfBoard(page, board.id)).toEqual([a, d, b, c])
  await expect.poll(() => shownPins(page)).toEqual([a, d, b, c])

  const notes = page.getByRole('region', { name: 'Notes' }).getByRole('article')
  const titles = (tab: Page) =>
    tab.getByRole('region', { name: 'Notes' }).getByRole('heading', { level: 3 }).allTextContents()
  await expect(notes).toHaveCount(2)
  await page.getByRole('button', { name: 'Move Floor' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => titles(page)).toEqual(['Walls', 'Floor'])
  await expect.poll(() => titles(other)).toEqual(['Walls', 'Floor'])

  const { cookies } = await page.context().storageState()
  const small = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: { cookies, origins: [] },
    })
  const phone = await small?.newPage()
  if (phone === undefined) throw new Error('There is no browser.')
  await phone.goto(board.url)
  await expect.poll(() => titles(phone)).toEqual(['Walls', 'Floor'])
  await expect.poll(() => shownPins(phone)).toEqual([a, d, b, c])
  await phone.getByRole('button', { name: 'Reorder' }).tap()
  // Clear of the bar at the bottom.
  await handleAt(phone, 0).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  await dragByTouch(phone, handleAt(phone, 0), tileAt(phone, 1))
  await expect.poll(() => pinsOfBoard(phone, board.id)).toEqual([d, a, b, c])
  await small?.close()
})
