import { boardInParts } from '@tessera/e2e/board-in-parts'
import { newAccount, signUpByCall } from '@tessera/e2e/new-account'
import { newPerson } from '@tessera/e2e/person'
import { modal, sendSignUp, writeSignUp } from '@tessera/e2e/sign-up-form'
import { expect, type Page, test } from '@tessera/e2e/test'

const toast = (page: Page) => page.getByRole('region', { name: /notification/i })
const count = async (page: Page): Promise<number> => {
  const text = await page.getByRole('button', { name: / followers?$/ }).textContent()
  return Number(text?.replace(/\D/g, ''))
}

test('S4.14 a visitor follows somebody through sign-up, and buttons and counts agree in every tab', async ({
  page,
}) => {
  await page.goto('/ana_prado/')
  const before = await count(page)
  await page.getByRole('button', { name: 'Follow Ana Prado' }).click()
  const signUp = modal(page)
  await expect(signUp.getByRole('heading', { name: 'Sign up to follow Ana Prado' })).toBeVisible()
  await signUp.getByRole('button', { name: 'Continue with email' }).click()
  await writeSignUp(page, signUp, newPerson())
  await sendSignUp(signUp)
  await expect(page.getByRole('button', { name: 'Following Ana Prado' })).toBeVisible()
  await expect.poll(() => count(page)).toBe(before + 1)

  const other = await page.context().newPage()
  await other.goto('/ana_prado/')
  await expect(other.getByRole('button', { name: 'Following Ana Prado' })).toBeVisible()
  await page.getByRole('button', { name: 'Following Ana Prado' }).press('Enter')
  await expect(other.getByRole('button', { name: 'Follow Ana Prado' })).toBeVisible()
  await expect.poll(() => count(other)).toBe(before)

  // The following list shows them, with a button to unfollow.
  await other.getByRole('button', { name: 'Follow Ana Prado' }).click()
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Your profile' }).click()
  await other.getByRole('button', { name: '1 following' }).click()
  const people = other.getByRole('dialog', { name: 'Following' })
  await expect(people.getByRole('link', { name: /Ana Prado/ })).toBeVisible()
  await expect(people.getByRole('button', { name: 'Following Ana Prado' })).toBeVisible()
})

test('a new profile can be edited, gets its first board, and each empty tab suggests what to do', async ({
  page,
}) => {
  await newAccount(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Your profile' }).click()
  await expect(page.getByRole('heading', { name: 'Create your first board' })).toBeVisible()
  for (const [tab, said] of [
    ['Saved', 'Save what you like'],
    ['Created', 'Create your first Pin'],
    ['About', 'Introduce yourself'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Profile sections' }).getByText(tab).click()
    await expect(page.getByRole('heading', { name: said })).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\?tab=created$/)

  await page.getByRole('link', { name: 'Edit profile' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill('Greta Nilsen')
  await form.getByRole('textbox', { name: 'About' }).fill('Chairs, mostly.')
  await form.getByLabel('Website').fill('not a site')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText("That isn't a valid website address.")).toBeVisible()
  await form.getByLabel('Website').fill('chairs.example')
  await form.getByLabel('Website').press('Enter')
  await expect(form.getByLabel('Website')).toHaveValue('https://chairs.example/')
  await form.getByRole('link', { name: 'See my profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greta Nilsen')
  await expect(page.getByRole('link', { name: 'chairs.example' })).toHaveAttribute(
    'href',
    /^\/offsite\//,
  )
  await page.reload()
  await expect(page.getByText('Chairs, mostly.')).toBeVisible()

  // The head and the empty list each offer it.
  await page.getByRole('button', { name: 'Create board' }).last().click()
  await modal(page).getByLabel('Name').fill('Chairs')
  await modal(page).getByLabel('Name').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chairs')
  await expect(page.getByRole('heading', { name: 'Start this board' })).toBeVisible()
})

test('boards and sections can be searched and sorted, and pins move between them by keyboard', async ({
  page,
}) => {
  await signUpByCall(page)
  const { url } = await boardInParts(page, 'Chairs and more', { 'Kept for later': 0 }, 4)
  await page.goto(url)
  const pins = page.getByRole('list', { name: 'Pins on Chairs and more' })
  await expect(pins.getByRole('listitem')).toHaveCount(4)
  const titles = await pins.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: /^Sort Pins/ }).click()
  await page.getByRole('menuitemradio', { name: 'Oldest' }).click()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(pins.getByRole('listitem').first()).toContainText(titles.at(-1)?.slice(0, 12) ?? '')
  await page.getByRole('searchbox', { name: 'Search this board' }).fill('nothing has this')
  await expect(page.getByRole('heading', { name: /^No Pins on this board match/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()

  // Select two pins and move them by keyboard.
  await pins.getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  const bar = page.getByRole('toolbar', { name: 'Selected Pins' })
  await expect(bar).toContainText('2 selected')
  await page.keyboard.press('m')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kept for later/ })
    .press('Enter')
  await expect(toast(page)).toContainText('2 Pins moved to Kept for later')
  await page.getByRole('button', { name: 'Unsorted' }).click()
  await expect(page.getByRole('list', { name: /^Unsorted/ }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('link', { name: /Kept for later/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept for later')
  const inside = page.getByRole('list', { name: 'Pins in Kept for later' }).getByRole('listitem')
  await expect(inside).toHaveCount(2)
  const [first, last] = await inside.allTextContents()
  await page.getByRole('button', { name: /^Sort Pins/ }).click()
  await page.getByRole('menuitemradio', { name: 'Oldest' }).click()
  await expect(inside).toHaveText([last ?? '', first ?? ''])
  await page.getByRole('searchbox', { name: 'Search this section' }).fill('nothing has this')
  await expect(page.getByRole('heading', { name: /^No Pins in this section match/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(inside).toHaveCount(2)

  await inside.first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(inside).toHaveCount(1)
  const deleted = toast(page).getByRole('listitem').filter({ hasText: 'deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(inside).toHaveCount(2)
  await inside.first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await bar.getByRole('button', { name: 'Remove from section' }).press('Enter')
  await expect(inside).toHaveCount(1)
})
