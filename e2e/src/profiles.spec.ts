import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { logIn } from './person.ts'
import { test } from './test.ts'

const switcher = (page: Page) => page.getByRole('button', { name: 'Your account' })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name })

/** Returns the profile that the tab acts as. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('tessera.profile'))

test('somebody with several business profiles can switch to those they may act for, back, and falls back to their own', async ({
  page,
}) => {
  await logIn(page, 'studio@demo.test')
  await expect(switcher(page)).toHaveAccessibleName('Your account')
  await switcher(page).press('Enter')
  await expect(choice(page, 'Studio Lumen')).toBeChecked()
  await expect(choice(page, 'Paper Lantern Press')).toContainText('Owner')
  // Owners may act without the second factor that the business requires of others.
  await expect(choice(page, 'Paper Lantern Press')).toHaveAttribute('aria-disabled', 'false')
  await expect(choice(page, 'North Loom')).toHaveAttribute('aria-disabled', 'true')
  await expect(choice(page, 'North Loom')).toContainText('Requires two-factor authentication')
  await expect(page.getByRole('menuitem', { name: /two-factor/ })).toHaveAttribute(
    'href',
    '/settings/security/',
  )

  const asked = page.waitForRequest((request) => request.url().includes('Resource/get'))
  await choice(page, 'Low Shelf').click()
  await asked
  await expect(switcher(page)).toHaveAccessibleName('Your account, using Low Shelf')
  await expect(page.getByText('Now using Low Shelf.')).toBeVisible()

  await page.reload()
  await expect(switcher(page)).toHaveAccessibleName('Your account, using Low Shelf')
  expect(await kept(page)).toContain('low_shelf')

  await switcher(page).click()
  await choice(page, 'Studio Lumen').click()
  await expect(switcher(page)).toHaveAccessibleName('Your account')

  // A remembered profile that one may no longer act as falls back to one's own.
  await switcher(page).click()
  await choice(page, 'Low Shelf').click()
  await expect.poll(() => kept(page)).toContain('low_shelf')
  await page.evaluate(() => {
    const { viewer } = JSON.parse(sessionStorage.getItem('tessera.profile') ?? '{}')
    const profile = { id: '1', username: 'harrow_field', permissions: ['OWNER'] }
    sessionStorage.setItem('tessera.profile', JSON.stringify({ viewer, profile }))
  })
  await page.reload()
  await expect(switcher(page)).toHaveAccessibleName('Your account')
  await expect.poll(() => kept(page)).toContain('studio_lumen')
})

test('saves go to the boards of the profile that one acts as', async ({ page }) => {
  // The pointer may come to rest on a tile, which then fetches its boards before it is pressed.
  const owners: string[] = []
  page.on('response', async (response) => {
    if (!/BoardPickerBoards.*pin_id/.test(response.url())) return
    const { resource_response } = await response.json()
    for (const { owner } of resource_response.data.all_boards) owners.push(owner.username)
  })
  await logIn(page, 'studio@demo.test')
  await switcher(page).click()
  await choice(page, 'Low Shelf').click()
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first()
  await tile.hover()
  await tile.getByRole('button', { name: /· Choose board/ }).click()
  await expect.poll(() => owners).toContain('low_shelf')
})

test('log-out forgets the profile, and somebody with one profile has none to choose', async ({
  page,
}) => {
  await logIn(page, 'studio@demo.test')
  await switcher(page).click()
  await choice(page, 'Low Shelf').click()
  await expect(switcher(page)).toHaveAccessibleName('Your account, using Low Shelf')
  await switcher(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await kept(page)).toBeNull()
  const listed = page.waitForResponse((answer) => answer.url().includes('/business_access/'))
  await logIn(page, 'shop@demo.test')
  await listed
  await switcher(page).click()
  await expect(page.getByRole('menuitem', { name: 'Add account' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Use as' })).toHaveCount(0)
})
