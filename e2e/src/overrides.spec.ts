import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { barriers } from './accessible.ts'
import { takesOver } from './drawn.ts'
import { signUpVerified } from './new-account.ts'
import { dataFolder, productOrigin } from './product.ts'
import { test } from './test.ts'

const main = join(root, 'shared/module-cli/src/main.ts')

/** Runs a command of the operator. */
const operator = (...words: readonly string[]) =>
  runProgram(process.execPath, [main, ...words, '--at', productOrigin, '--data', dataFolder])

const banner = (page: Page) => page.getByRole('complementary', { name: 'Overridden modules' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Modules' })

test('a person with the right switches a module off for themselves, sees a banner, and resets it though nothing starts', async ({
  page,
  browser,
}) => {
  const { email } = await signUpVerified(page)
  await page.goto('/ideas/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Modules' })).toBeHidden()
  const allowed = await operator('allow', email)
  expect(allowed.printed + allowed.output).toContain('may override modules')
  await page.reload()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Modules' }).click()
  const row = panel(page).getByRole('listitem', { name: 'shopping' })
  await expect(row).toContainText('Running')
  await expect(row).toContainText('shown')
  await expect(panel(page).getByRole('row', { name: /^react / })).toContainText('shell')
  expect(await barriers(page)).toEqual([])
  await row.getByLabel('Build of shopping').selectOption('off')
  await panel(page).getByRole('button', { name: 'Load the page again' }).click()
  await expect(banner(page)).toContainText('shopping (off)')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const other = await browser.newPage()
  await other.goto('/ideas/')
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(other)).toBeHidden()
  await other.close()

  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.reload()
  await banner(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/ideas/')
  await expect(banner(page)).toBeHidden()
  await page.unroute('**/assets/**/*.js')
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('anybody opens a page without a module, and goes on from it without that module', async ({
  page,
}) => {
  await page.goto('/ideas/?disable=save,sav')
  await expect(banner(page)).toContainText('Switched off on this page: save.')
  await expect(banner(page)).toContainText('There is no module named sav.')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(banner(page)).toBeVisible()
  await page.goto('/ideas/?disable=save')
  await banner(page).getByRole('link', { name: 'Show the page with all modules' }).click()
  await expect(page).toHaveURL('/ideas/')
  await expect(banner(page)).toBeHidden()
})

test('on a local start the key outlines the regions of a page by module, build and team for a visitor, and a label shows its region', async ({
  page,
}) => {
  await page.goto('/ideas/')
  await takesOver(page)
  await page.keyboard.press('Alt+Shift+KeyM')
  const label = page.getByRole('button', {
    name: /^Page: ideas, shopping [0-9a-f]{12} @tessera\/shopping$/,
  })
  await label.click()
  const facts = panel(page).getByRole('region', { name: 'Page: ideas' })
  await expect(facts).toContainText('remoteEntry')
  await expect(facts.getByRole('heading')).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(label).toBeHidden()
})
