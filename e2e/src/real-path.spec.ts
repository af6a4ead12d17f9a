import { expect } from 'playwright/test'
import { newPerson, tiles } from './person.ts'
import { productOrigin, restartService } from './product.ts'
import { test } from './test.ts'

test('V1.1 a visitor saves a pin: signs up, creates a board, and finds the pin after a restart of the service', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/')
  const tile = tiles(page).first()
  const title = (await tile.textContent()) ?? ''
  await tile.hover()
  await tile.getByRole('button', { name: /^save/i }).click()

  const signUp = page.getByRole('dialog')
  await expect(signUp).toContainText(/sign up to save/i)
  const withEmail = signUp.getByRole('button', { name: 'Continue with email' })
  if (await withEmail.isVisible()) await withEmail.click()
  await signUp.getByLabel('Email').fill(person.email)
  await signUp.getByLabel('Password', { exact: true }).fill(person.password)
  await signUp.getByLabel('Birthday').fill(person.birthday)
  await signUp.getByRole('button', { name: 'Continue', exact: true }).click()

  // The save is carried out at once; the board's name beside Save creates another board.
  const toast = page.getByRole('region', { name: /notification/i })
  const saved = toast.getByRole('link', { name: 'Saved', exact: true })
  await expect(saved).toHaveAttribute('href', /\/saved\/$/)
  const quickBoard = (await saved.getAttribute('href')) ?? ''
  // The feed of a member takes the place of the visitor's, under the pointer.
  let second = ''
  await expect(async () => {
    second = (await tile.textContent()) ?? ''
    await tile.hover()
    await tile.getByRole('button', { name: /^Saved · Choose board/ }).click({ timeout: 1_000 })
  }).toPass()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: 'Create board' }).click()
  await picker.getByRole('textbox', { name: 'Name', exact: true }).fill('Quiet mornings')
  await picker.getByRole('button', { name: 'Create', exact: true }).click()

  const told = toast.getByRole('link', { name: 'Saved to Quiet mornings' })
  await told.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet mornings')
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page).first()).toContainText(second.slice(0, 12))

  await restartService()
  await page.reload()
  await expect(tiles(page)).toHaveCount(1)
  await page.goto(quickBoard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
  await expect(tiles(page).first()).toContainText(title.slice(0, 12))
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()

  const cookies = await page.context().cookies(productOrigin)
  const session = cookies.find(({ name }) => name === '__Host-session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
})
