import { askService } from '@tessera/e2e/ask-service'
import { signUpByCall } from '@tessera/e2e/new-account'
import { newPerson } from '@tessera/e2e/person'
import { sendSignUp, writeSignUp } from '@tessera/e2e/sign-up-form'
import { type Browser, expect, type Page, test } from '@tessera/e2e/test'

/** Creates an owner with a secret board and an invite link. */
async function ownerWithLink(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  await signUpByCall(page)
  const board = await askService(page, '/resource/BoardResource/create/', {
    name: 'Summer house',
    privacy: 'secret',
  })
  const { invite_url: url = '' } = await askService(
    page,
    '/resource/BoardInviteLinkResource/create/',
    { board_id: board.id },
  )
  return { page, board, path: new URL(url).pathname }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('V1.10 a visitor accepts a board invite by signing up and becomes a collaborator', async ({
  page,
  browser,
}) => {
  const owner = await ownerWithLink(browser)
  await page.goto(owner.path)
  await expect(heading(page)).toHaveText('Summer house')
  await expect(page.getByText(/invited you to their board/)).toBeVisible()
  await page.getByRole('button', { name: 'Join board' }).click()

  const signUp = page.getByRole('dialog')
  await expect(signUp.getByRole('heading', { name: /^Join / })).toBeVisible()
  const offer = signUp.getByRole('button', { name: 'Continue with email' })
  await offer.click()
  await writeSignUp(page, signUp, newPerson())
  await sendSignUp(signUp)

  await expect(page).toHaveURL(owner.board.url ?? '')
  await expect(page.getByRole('region', { name: /notification/i })).toContainText(
    'You joined Summer house',
  )
  await expect(page.getByText('Secret board')).toBeVisible()
  await expect(heading(page)).toHaveText('Summer house')

  // Opening the invite again says that they're on the board already.
  await page.goto(owner.path)
  await expect(page.getByText("You're already on this board")).toBeVisible()
  await page.getByRole('link', { name: 'Go to board' }).click()
  await expect(page).toHaveURL(owner.board.url ?? '')

  // The board lists them among its people.
  await owner.page.goto(owner.board.url ?? '')
  const people = owner.page.getByRole('region', { name: 'Owner and collaborators' })
  await expect(people).toContainText(/ with /)
})

test('a member joins with one press; the owner and a late visitor see why they can not', async ({
  page,
  browser,
}) => {
  const owner = await ownerWithLink(browser)
  await owner.page.goto(owner.path)
  await expect(owner.page.getByText('This is your board')).toBeVisible()

  await signUpByCall(page)
  await page.goto(owner.path)
  await page.getByRole('button', { name: 'Join board' }).press('Enter')
  await expect(page).toHaveURL(owner.board.url ?? '')

  await askService(owner.page, '/resource/BoardInviteLinkResource/delete/', {
    board_id: owner.board.id,
  })
  const late = await (await browser.newContext()).newPage()
  await late.goto(owner.path)
  await expect(late.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
})
