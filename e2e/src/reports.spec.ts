import { askService } from './ask-service.ts'
import { saveIdeas, someIdeas } from './board-with-ideas.ts'
import { signUpByCall } from './new-account.ts'
import { askHouse, newKeeper } from './new-keeper.ts'
import { findInOutbox } from './outbox.ts'
import { expect, test } from './test.ts'

const decisionLink = /https?:\/\/\S+\/decision\/[\w-]+\//

test('a report by a visitor is decided by keyboard, appealed and reversed by another moderator, and all of it is in the log', async ({
  page,
  browser,
}) => {
  const open = async () => (await browser.newContext()).newPage()
  const [creator, visitor, second] = await Promise.all([open(), open(), open()])
  const { email } = await signUpByCall(creator)
  const name = `Fakes ${process.pid}`
  const board = await askService(creator, '/resource/BoardResource/create/', { name })
  await saveIdeas(creator, board.id, await someIdeas(creator, 1))

  // The visitor comes from the menu of the board.
  const answer = `visitor.${process.pid}@mail.test`
  await visitor.goto(board.url ?? '')
  await visitor.getByRole('button', { name: `Options for ${name}` }).click()
  await visitor.getByRole('menuitem', { name: 'Report' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Report something')
  await expect(visitor.getByLabel('Its address')).toHaveValue(board.url ?? '')
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Choose what is wrong.')).toBeVisible()
  await visitor.getByRole('radio', { name: 'Endangers minors' }).check()
  await visitor.getByLabel('More about it (optional)').fill('All of them are fakes')
  await visitor.getByLabel('Your email (optional)').fill(answer)
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thank you for your report')).toBeVisible()

  // The most harmful case is the first of the queue.
  await newKeeper(page, 'moderator')
  await page.goto('/admin/reports/')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText('All of them are fakes')).toBeVisible()
  await page.keyboard.press('2')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reason', { exact: true })).not.toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Decided\./)).toBeVisible()
  expect((await visitor.goto(board.url ?? ''))?.status()).toBe(404)

  // Both sides read the decision by the link of their letter; its owner appeals there.
  await visitor.goto(await findInOutbox(page.request, answer, decisionLink))
  await expect(visitor.getByText('We did something about it.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Send appeal' })).toBeHidden()
  await creator.goto('/settings/decisions/')
  await creator.getByRole('link', { name: 'See the decision or appeal' }).click()
  await creator.getByLabel('Why the decision is wrong').fill('They are lamps')
  await creator.getByRole('button', { name: 'Send appeal' }).click()
  await expect(creator.getByText('Your appeal waits for another person.')).toBeVisible()
  await findInOutbox(page.request, email, decisionLink)

  // The first moderator can't answer it. Another one does.
  await page.reload()
  await expect(page.getByText('They are lamps')).toBeVisible()
  await expect(page.getByText(/^You made this decision/)).toBeVisible()
  await newKeeper(second, 'moderator')
  await second.goto('/admin/reports/')
  await expect(second.getByText('They are lamps')).toBeVisible()
  await second.keyboard.press('2')
  await expect(second.getByRole('dialog')).toContainText('Reverse the decision?')
  await second.keyboard.press('Enter')
  await expect(second.getByText(/^Decided\./)).toBeVisible()
  expect((await visitor.goto(board.url ?? ''))?.status()).toBe(200)
  await creator.reload()
  await expect(creator.getByText(/took the decision back\.$/)).toBeVisible()
  await findInOutbox(page.request, answer, /took it back/)
  expect(await askHouse({ do: 'verify-log' })).toMatchObject({ log: { broken: null } })
})
