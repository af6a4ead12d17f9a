import type { APIRequestContext, Browser, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { barriers } from './accessible.ts'
import { askService } from './ask-service.ts'
import { someIdeas } from './board-with-ideas.ts'
import { takesOver } from './drawn.ts'
import { newVerifiedAccount, signUpByCall, signUpVerified } from './new-account.ts'
import { findInOutbox } from './outbox.ts'
import { tiles } from './person.ts'
import { test } from './test.ts'

const people = (page: Page) => page.getByRole('region', { name: 'Owner and collaborators' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'People on this board' })
const toast = (page: Page) => page.getByRole('region', { name: /notification/i })

/** Opens a browser context with a new member. */
async function somebody(browser: Browser, sign = signUpByCall) {
  const page = await (await browser.newContext()).newPage()
  return { page, ...(await sign(page)) }
}

const inviteIn = async (request: APIRequestContext, to: string): Promise<string> =>
  new URL(await findInOutbox(request, to, /https?:\/\/\S+\/invite\/[\w-]+\//)).pathname

/** Opens the people of a board by keyboard and invites somebody by email. */
async function inviteByEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people to this board' }).press('Enter')
  const search = modal(page).getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type(email.slice(0, -5))
  await expect(modal(page).getByText('Keep typing!')).toBeVisible()
  await page.keyboard.type(email.slice(-5))
  await expect(modal(page).getByText('Click to send!')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(modal(page).getByText('Done!')).toBeVisible()
}

test('people invited by email and by link join and save at once, and every pin is listed and counted', async ({
  page,
  browser,
  request,
}) => {
  const [first, second] = [await somebody(browser, newVerifiedAccount), await somebody(browser)]
  await signUpVerified(page)
  const board = await askService(page, '/resource/BoardResource/create/', {
    name: 'Summer house',
    privacy: 'secret',
  })
  const url = board.url ?? ''
  await page.goto(url)
  await inviteByEmail(page, first.email)
  await modal(page).getByRole('button', { name: 'Create a link' }).click()
  const link = await modal(page).getByRole('textbox', { name: 'Invite link' }).inputValue()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')

  // A member finds the invite on their profile too; others follow the link in the email.
  expect(await inviteIn(request, first.email)).toMatch(/^\/invite\//)
  await first.page.getByRole('button', { name: 'Your account' }).click()
  await first.page.getByRole('menuitem', { name: 'Your profile' }).click()
  const invitation = first.page.getByRole('region', { name: /“Summer house”$/ })
  await invitation.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(invitation).toBeHidden()
  await first.page.goto(url)
  await expect(first.page.getByText('Secret board')).toBeVisible()
  await second.page.goto(new URL(link).pathname)
  await second.page.getByRole('button', { name: 'Join board' }).click()
  await expect(second.page).toHaveURL(url)
  const [one, other] = await someIdeas(page, 2)
  await Promise.all([
    askService(first.page, '/resource/RepinResource/create/', {
      pin_id: one,
      board_id: board.id,
    }),
    askService(second.page, '/resource/RepinResource/create/', {
      pin_id: other,
      board_id: board.id,
    }),
  ])
  await page.goto(url)
  await takesOver(page)
  await expect(page.getByText('2 Pins', { exact: true })).toBeVisible()
  await expect(tiles(page)).toHaveCount(2)
  await expect(people(page)).toContainText(/ with .+ and /)

  // After one leaves and the other is removed, neither sees the board, and their pins stay on it.
  await second.page.reload()
  await second.page.getByRole('button', { name: 'Invite people to this board' }).click()
  await modal(second.page)
    .getByRole('button', { name: /^Leave / })
    .click()
  await modal(second.page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(toast(second.page)).toContainText('You left Summer house')
  await second.page.goto(url)
  await expect(second.page).not.toHaveURL(url)
  await page.getByRole('button', { name: 'Invite people to this board' }).click()
  await modal(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  // The list changes before the service has answered.
  const removed = page.waitForResponse(/BoardCollaboratorsResource\/delete/)
  await modal(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await removed
  await expect(modal(page).getByRole('list', { name: 'People' })).not.toContainText('Collaborator')
  await first.page.reload()
  await expect(first.page).not.toHaveURL(url)
  await page.keyboard.press('Escape')
  await expect(tiles(page)).toHaveCount(2)
})

test('two people editing a note at once lose nothing, and a deleted note can be restored', async ({
  page,
  browser,
}) => {
  const friend = await somebody(browser)
  await signUpByCall(page)
  const board = await askService(page, '/resource/BoardResource/create/', { name: 'Kitchen' })
  const { invite_url: invite = '' } = await askService(
    page,
    '/resource/BoardInviteLinkResource/create/',
    { board_id: board.id },
  )
  await friend.page.goto(new URL(invite).pathname)
  await friend.page.getByRole('button', { name: 'Join board' }).click()
  await page.goto(board.url ?? '')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Measures')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2 m')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const note = (at: Page) => at.getByRole('article', { name: 'Measures' })
  await expect(note(page)).toContainText('2 m')

  await friend.page.goto(board.url ?? '')
  for (const at of [page, friend.page]) {
    await note(at).getByRole('button').click()
    await at.getByRole('menuitem', { name: 'Edit' }).click()
  }
  const text = (at: Page) => at.getByRole('textbox', { name: 'Text' })
  await text(friend.page).fill('3 m')
  await friend.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(note(friend.page)).toContainText('3 m')
  await text(page).fill('4 m')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('3 m')
  await expect(text(page)).toHaveValue('4 m')
  await page.getByRole('button', { name: 'Combine both' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(note(page)).toContainText(/3 m\s*4 m/)

  await note(page).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(note(page)).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(note(page)).toContainText(/3 m\s*4 m/)
})

test('a hashtag suggestion can be chosen by keyboard while writing a description', async ({
  page,
}) => {
  await signUpByCall(page)
  await page.goto('/pin-builder/')
  const field = page.getByRole('textbox', { name: 'Description' })
  await field.fill('A lamp  by day')
  await field.press('Home')
  for (let at = 0; at < 7; at += 1) await field.press('ArrowRight')
  await page.keyboard.type('#b')
  const list = page.getByRole('listbox', { name: 'Hashtags' })
  await expect(list.getByRole('option')).toHaveCount(5)
  await expect(list.getByRole('option').first()).toHaveText(/^#b\S+\d+ Pins$/)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.type('a')
  const first = await list.getByRole('option').first().locator('bdi').first().textContent()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`A lamp ${first} by day`)
  await page.keyboard.type('and ')
  await expect(field).toHaveValue(`A lamp ${first} and by day`)
})

test('a follow in one tab shows on pins, in search and on boards in another tab', async ({
  page,
}) => {
  await signUpByCall(page)
  const context = page.context()
  const [closeup, search] = [await context.newPage(), await context.newPage()]
  await page.goto('/ana_prado/?tab=created')
  const pin = await tiles(page).first().getByRole('link').first().getAttribute('href')
  await closeup.goto(pin ?? '')
  await search.goto('/search/users/?q=Ana%20Prado')
  await page.goto('/ana_prado/')
  const follow = (at: Page, what: string) =>
    at.getByRole('button', { name: `${what} Ana Prado` }).first()
  for (const at of [closeup, search]) await expect(follow(at, 'Follow')).toBeVisible()
  await follow(page, 'Follow').click()
  for (const at of [page, closeup, search]) await expect(follow(at, 'Following')).toBeVisible()
  await follow(search, 'Following').click()
  for (const at of [page, closeup, search]) await expect(follow(at, 'Follow')).toBeVisible()

  // Following a single board works the same way.
  const board = page.getByRole('link', { name: /\d+ Pins/ }).first()
  const address = (await board.getAttribute('href')) ?? ''
  await page.goto(address)
  await closeup.goto(address)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: `Follow ${name}` }).click()
  await expect(closeup.getByRole('button', { name: `Following ${name}` })).toBeVisible()
})
