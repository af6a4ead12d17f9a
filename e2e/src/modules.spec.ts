import { expect } from 'playwright/test'
import { chooseBoard, choosePicture } from './choose-picture.ts'
import { logIn, tiles } from './person.ts'
import { test } from './test.ts'

test('the search in the header finds pins by text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for ideas' }).fill('linen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/pins/?q=linen')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('linen')
  await expect(tiles(page).first()).toContainText(/linen/i)
  await expect(page).toHaveTitle(/linen/)
})

test('a member creates a pin from a picture and sees it', async ({ page }) => {
  await logIn(page, 'mira@demo.test')
  await page.getByRole('link', { name: 'Create' }).click()
  await choosePicture(page)
  await expect(page.getByText('The image is ready.')).toBeVisible()
  await page.getByLabel('Title').fill('A table of my own')
  await chooseBoard(page, 'Kitchen', 'Supper')
  await page.getByRole('button', { name: 'Publish' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved to Kitchen' })
  await saved.getByRole('link', { name: 'See it now' }).click()
  await expect(page).toHaveURL(/\/pin\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'A table of my own' })).toBeVisible()
})

test('a visitor who opens a member page logs in first and then gets there', async ({ page }) => {
  await page.goto('/pin-builder/')
  await expect(page).toHaveURL('/login/?next=%2Fpin-builder%2F')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('mira@demo.test')
  await main.getByLabel('Password', { exact: true }).fill('tessera-demo')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/pin-builder/')
})

test('a business sees its overview with the right counts', async ({ page }) => {
  await logIn(page, 'studio@demo.test')
  await page.getByRole('link', { name: 'Business' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const counted = await page.evaluate(async () => {
    const answer = await fetch('/resource/AdvertiserOverviewResource/get/')
    return (await answer.json()).resource_response.data
  })
  expect(counted.pins).toBeGreaterThan(0)
  await expect(page.getByRole('main')).toContainText(String(counted.saves))
})

test('logging out ends the session on the service and in the page', async ({ page }) => {
  await logIn(page, 'jonas@demo.test')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
