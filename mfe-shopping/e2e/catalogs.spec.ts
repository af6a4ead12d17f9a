import { barriers } from '@tessera/e2e/accessible'
import { signUpByCall } from '@tessera/e2e/new-account'
import { post } from '@tessera/e2e/person'
import { expect, test } from '@tessera/e2e/test'

const rows = [
  'id,title,link,image_link,price,availability',
  'L1,Paper lamp,https://shop.test/l1,https://shop.test/l1.jpg,49.90 EUR,in_stock',
  'L2,Large paper lamp,https://shop.test/l2,https://shop.test/l2.jpg,cheap,in_stock',
  'L3,,https://shop.test/l3,https://shop.test/l3.jpg,19.90 EUR,in_stock',
  'L1,Another lamp,https://shop.test/l4,https://shop.test/l4.jpg,19.90 EUR,in_stock',
]
const feed = {
  name: 'lamps.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
}

test('a business adds a feed with faults, reads what is wrong with each row, reads it again unchanged, and deletes it', async ({
  page,
}) => {
  await signUpByCall(page)
  const converted = await post(page, '/resource/BusinessAccountResource/create/', {
    business_name: 'Lumen',
  })
  expect(converted.status()).toBe(200)
  await page.goto('/product-catalogs/data-source')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await chooser).setFiles(feed)
  await expect(page.getByText('lamps.csv is uploaded.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Lamps')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  const source = page.getByRole('list', { name: 'Sources of products' }).getByRole('listitem')
  await expect(source.first()).toContainText(/Read on .*New\s*1.*Refused\s*3/s)
  const name = page.getByRole('heading', { name: 'Lamps' })
  await expect(name).toBeFocused()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('link', { name: 'Reports of Lamps' }).press('Enter')
  const table = page.getByRole('table', { name: 'Refused rows' })
  await expect(table.getByRole('row', { name: /^2 L2 price/ })).toContainText('Price not readable')
  await expect(table.getByRole('row', { name: /^3 L3 title/ })).toContainText('Value missing')
  await expect(table.getByRole('row', { name: /^4 L1 id/ })).toContainText('Product listed twice')
  await page.getByRole('button', { name: 'Value missing (1)' }).press('Enter')
  await expect(table.getByRole('row')).toHaveCount(2)
  expect(await barriers(page)).toEqual([])

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const cards = page.getByRole('list', { name: 'Refused rows' })
    await expect(cards.getByRole('listitem')).toHaveCount(1)
    await expect(cards).toContainText('Fill in this column for the product.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await page.goBack()
  await expect(name).toBeFocused()
  await page.locator('input[type="file"]').setInputFiles(feed)
  await expect(source.first()).toContainText(/Read on .*New\s*0.*Unchanged\s*1.*Refused\s*3/s)

  await page.getByRole('button', { name: 'Delete Lamps' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Their Pins stay on your boards.')
  await page.getByRole('button', { name: 'Delete source' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bring your products here' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Download a sample file' })).toBeFocused()
})
