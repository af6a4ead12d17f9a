import { expect } from 'playwright/test'
import { findInOutbox } from './outbox.ts'
import { newPerson } from './person.ts'
import { test } from './test.ts'

test.setTimeout(60_000)

test('a visitor changes to German, signs up, and reads German pages and letters; English loads no German', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const german = () => loaded.filter((url) => /words-de|[/]language[.]/.test(url))
  await page.goto('/help/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  expect(german()).toEqual([])

  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(german()).not.toEqual([])

  await page.goto('/signup/')
  const { email, password } = newPerson()
  const form = page.locator('main form')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Passwort', { exact: true }).fill(password)
  // Days are written in the order of the language.
  await form.getByRole('spinbutton').first().click()
  await page.keyboard.type('14021990')
  await form.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('button', { name: 'Dein Konto' })).toBeVisible()
  await findInOutbox(page.request, email, /Bestätige deine E-Mail-Adresse/)

  // The member's setting is stronger than the browser's choice.
  await page.context().clearCookies({ name: 'locale' })
  await page.goto('/settings/security/')
  await expect(page).toHaveTitle(/^Sicherheit · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sicherheit')
})
