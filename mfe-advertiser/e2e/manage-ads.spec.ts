import { logInByCall, post } from '@tessera/e2e/person'
import { expect, type Locator, type Page, test } from '@tessera/e2e/test'

/** Opens the ad account of a demo business that no other file edits campaigns of. */
async function openAccount(page: Page): Promise<string> {
  await logInByCall(page, 'north@demo.test')
  const zone = { country: 'US', time_zone: 'UTC' }
  const { resource_response } = await (await post(page, '/ads/v4/advertisers/', zone)).json()
  expect((await post(page, '/ads/v4/consent/', {})).status()).toBe(200)
  return `/advertiser/${resource_response.data.id}`
}

/** Moves the focus by Tab, or back, until a control has it. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if (await control.evaluate((each) => each === document.activeElement)) return
  }
  throw new Error(`Tab doesn't reach ${control}.`)
}

async function createByKeyboard(page: Page, base: string): Promise<void> {
  const { keyboard } = page
  await page.goto(`${base}/ads/create/`)
  const name = page.getByLabel('Name', { exact: true })
  await tabTo(page, name)
  await keyboard.type('Winter wool')
  await tabTo(page, page.getByLabel('Daily budget in EUR'))
  await keyboard.press('Control+A')
  await keyboard.type('12.50')
  await tabTo(page, page.getByRole('button', { name: 'Add Pins' }))
  await keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Choose Pins' })
  await tabTo(page, chooser.locator('button[aria-pressed]:not([aria-disabled])').first())
  await keyboard.press('Space')
  await expect(chooser.getByRole('button', { name: 'Done (1 chosen)' })).toBeVisible()
  await keyboard.press('Escape')
  // So that nobody in other tests sees its ads.
  await tabTo(page, page.getByRole('button', { name: 'Remove United Kingdom' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Add a country'))
  await keyboard.type('Finland')
  await expect(page.getByRole('button', { name: 'Remove Finland' })).toBeVisible()
  await tabTo(page, page.getByLabel(/^Link of/), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`${base}/ads/campaign_mode/`)
  await expect(page.getByRole('switch', { name: 'Running Winter wool' })).toBeChecked()
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Winter wool' }).click()
  await expect(page.getByText(/A goal stays once the campaign is published/)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Warm wool')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Warm wool')
}

async function duplicate(page: Page, base: string): Promise<void> {
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Cool wool')
  await page.getByRole('button', { name: 'Check the copy' }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(new RegExp(`${base}/ads/edit_draft/\\?campaign_id=`))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('switch', { name: 'Running Cool wool' })).toBeChecked()
}

async function editMany(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/reporting/campaigns/`)
  await page.getByRole('checkbox', { name: 'Select Warm wool' }).check()
  await page.getByRole('checkbox', { name: 'Select Cool wool' }).check()
  await page.getByRole('link', { name: 'Edit selected' }).click()
  await page.getByLabel('What to change').selectOption('Daily budget')
  await page.getByLabel('Percent').fill('20')
  await page.getByRole('button', { name: 'Check' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Warm wool' })
  await expect(row).toContainText(/12\.50.*15\.00/)
  await expect(row).toContainText('Fits')
  await page.getByRole('button', { name: 'Apply to 2' }).click()
  await expect(page.getByText('2 saved, 0 not.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect(page.getByText('2 taken back, 0 not.')).toBeVisible()
}

test('S2.49 S2.50 S2.51 a campaign is created by keyboard alone, edited, copied, changed with others and taken back', async ({
  page,
}) => {
  const base = await openAccount(page)
  await createByKeyboard(page, base)
  await edit(page)
  await duplicate(page, base)
  await editMany(page, base)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${base}/ads/campaign_mode/`)
  const campaign = page.getByRole('listitem').filter({ hasText: 'Warm wool' })
  await expect(campaign).toContainText('12.50')
  await campaign.getByRole('switch').uncheck()
  await expect(page.getByText('Warm wool is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(campaign.getByRole('switch')).toBeChecked()
})
