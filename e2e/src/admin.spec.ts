import { askService } from './ask-service.ts'
import { newAccount, signUpByCall } from './new-account.ts'
import { newKeeper } from './new-keeper.ts'
import { productOrigin } from './product.ts'
import { expect, test } from './test.ts'

test('an owner suspends a person with a reason, whose tab learns of it, and lifts it; both are in the log', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  const { email } = await newAccount(theirs)
  const [first = '', second = ''] = await newKeeper(page, 'owner')

  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('searchbox').last().fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('link').first().click()

  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How long').selectOption('For a day')
  await dialog.getByLabel('Reason').fill('Sells fakes')
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await dialog.getByLabel('Code of your second factor').fill(first)
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('Account suspended')).toBeVisible()
  await expect(page.getByText(/^Suspended until/)).toBeVisible()
  await expect(theirs.getByText('Your account has been deactivated')).toBeVisible()

  await page.getByRole('button', { name: 'Lift suspension' }).first().click()
  await dialog.getByLabel('Reason').fill('Explained')
  await dialog.getByRole('button', { name: 'Lift suspension' }).click()
  await dialog.getByLabel('Code of your second factor').fill(second)
  await dialog.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByText('Suspension lifted')).toBeVisible()

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const entries = page.getByRole('list', { name: 'Log' })
  await expect(entries).toContainText('Sells fakes')
  await expect(entries).toContainText('Explained')
})

test('an owner removes a picture everywhere, and a person who uploads it again learns why and keeps their draft', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  await signUpByCall(theirs)
  const drawing = await theirs.context().newPage()
  // Looks like no picture of another test, because all of them use one service.
  await drawing.setContent(
    '<body style="background: conic-gradient(from 40deg at 70% 30%, #124, #fb3, #2a7, #e36, #124)">',
  )
  const clip = { x: 0, y: 0, width: 500, height: 400 }
  const image = (await drawing.screenshot({ clip })).toString('base64')
  const board = await askService(theirs, '/resource/BoardResource/create/', { name: 'Lamps' })
  const pin = await askService(theirs, '/resource/PinResource/create/', {
    board_id: board.id,
    image_base64: image,
  })
  const [first = ''] = await newKeeper(page, 'owner')
  await page.goto('/admin/content/')
  await page.getByLabel('Pin or picture').fill(`${productOrigin}/pin/${pin.id}/`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Same file' })).toBeChecked()
  await page.getByRole('button', { name: 'Remove everywhere' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not theirs')
  await dialog.getByRole('button', { name: 'Remove everywhere' }).click()
  await dialog.getByLabel('Code of your second factor').fill(first)
  await dialog.getByRole('button', { name: 'Remove everywhere' }).click()
  await expect(page.getByRole('list', { name: 'Removals' })).toContainText('Removed')

  await theirs.goto('/pin-builder/')
  await theirs.getByLabel('Title').fill('My lamp')
  await theirs.getByLabel(/^Choose (an image|images)/).setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: Buffer.from(image, 'base64'),
  })
  await expect(theirs.getByText(/^We removed that picture from Tessera/)).toBeVisible()
  await expect(theirs.getByLabel('Title')).toHaveValue('My lamp')
})

test('a member and a visitor get the page of an unknown address, and not a byte of the module', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const look = async () => {
    const response = await page.goto('/admin/people/')
    expect(response?.status()).toBe(404)
    await page.waitForLoadState('networkidle')
    const html = await response?.text()
    expect(html).not.toMatch(/"name":"admin"|tessera_admin|mfe-admin/)
  }
  await look()
  await signUpByCall(page)
  await look()
  expect(requests.filter((url) => /admin.*\.(js|css|json)/.test(url))).toEqual([])
})
