import { expect, type Page } from 'playwright/test'
import { barriers } from './accessible.ts'
import { signUpByCall } from './new-account.ts'
import { test } from './test.ts'

/** Opens the first products of a search, one after the other, and presses a button on each. */
async function onProducts(page: Page, count: number, act: () => Promise<void>): Promise<void> {
  await page.goto('/search/buyable_pins/?q=lamp')
  const links = page.locator('a[href^="/pin/"]')
  await expect(links.nth(count)).toBeVisible()
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of [...new Set(found)].slice(0, count)) {
    await page.goto(href)
    await act()
  }
}

test('products are saved for later and compared side by side, and a phone scrolls the comparison', async ({
  page,
}) => {
  await signUpByCall(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await onProducts(page, 2, async () => {
    await button('Save for later').click()
    await expect(button('Saved for later')).toBeVisible()
    await button(/^Compare:/).click()
  })
  await expect(page.getByText(/^\$\d+\sUSD$/).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Saved for later' }).click()
  const kept = page.getByRole('list', { name: 'Products saved for later' }).getByRole('listitem')
  await expect(kept).toHaveCount(2)
  await button(/^Remove /)
    .first()
    .click()
  await expect(kept).toHaveCount(1)
  await button('Undo').click()
  await expect(kept).toHaveCount(2)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(/\/compare\/\?pins=\d+%2C\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  const label = page.getByRole('rowheader', { name: /^Price/ })
  const before = await label.boundingBox()
  await page.getByRole('region', { name: 'Comparison of products' }).evaluate((region) => {
    region.scrollLeft = 80
  })
  expect((await label.boundingBox())?.x).toBe(before?.x)
})

test('See all lists the products like a product below it, and Show less puts the row back', async ({
  page,
}) => {
  await signUpByCall(page)
  // The demo world has fewer products alike than a row shows.
  await page.route('**/ShopLookResource/get/**', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.resource_response.data.has_more = true
    await route.fulfill({ response, json })
  })
  await onProducts(page, 1, async () => {
    const alike = page.getByRole('region', { name: 'More like this product' })
    const [first = ''] = await alike.getByRole('listitem').first().allInnerTexts()
    await alike.getByRole('button', { name: 'See all' }).press('Enter')
    const less = alike.getByRole('button', { name: 'Show less' })
    await expect(less).toBeFocused()
    await expect(alike.getByRole('button', { name: /Save/ }).first()).toBeAttached()
    await expect(alike).toContainText(first.split('\n')[0] ?? '')
    await less.press('Enter')
    await expect(alike.getByRole('button', { name: 'More products' })).toBeVisible()
  })
})
