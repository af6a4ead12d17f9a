import { expect, type Page, test } from 'playwright/test'
import { barriers } from './accessible.ts'
import { tiles } from './person.ts'

const products = '/search/buyable_pins/?q=lamp'

/** The number of results that the panel says. */
const countIn = async (page: Page): Promise<number> => {
  const text = page.getByText(/^(Show )?\d+ results?$/).first()
  return Number(((await text.textContent()) ?? '').replace(/\D/g, ''))
}

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('a phone filters products in a sheet with a live count, and back and forward follow, at 390', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(products)
  await chip(page, /^All filters/).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: /^Show \d+ results?$/ })).toBeVisible()
  const all = await countIn(page)
  await sheet.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check()
  await expect.poll(() => countIn(page)).toBeLessThan(all)
  const ofBrand = await countIn(page)
  const most = sheet.getByRole('textbox', { name: 'Highest price' })
  await most.fill('33')
  await most.press('Enter')
  await expect.poll(() => countIn(page)).toBeLessThan(ofBrand)
  const few = await countIn(page)
  expect(await barriers(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/brands=.*priceMax=33/)
  await expect(tiles(page)).toHaveCount(few)
  await chip(page, /^Remove \$/).click()
  await expect(page).not.toHaveURL(/priceMax/)
  await expect(tiles(page)).not.toHaveCount(few)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(few)
  await page.goBack()
  await expect(page).toHaveURL(products)
  await expect(chip(page, /^Last used/)).toBeVisible()
  await page.goForward()
  await expect(chip(page, /^Remove \$/)).toBeVisible()
})

test('a wide page filters products beside the results by keys, and clears what finds nothing, at 1440', async ({
  page,
}) => {
  await page.goto(products)
  await chip(page, /^All filters/).focus()
  await page.keyboard.press('Enter')
  const column = page.getByRole('complementary', { name: 'Filters' })
  await expect(column.getByRole('heading', { name: 'Filters' })).toBeFocused()
  const all = await countIn(page)
  const stock = column.getByRole('switch', { name: 'In stock' })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await stock.evaluate((each) => each === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(stock).toBeChecked()
  await expect(page).toHaveURL(/availability=in_stock/)
  await expect.poll(() => countIn(page)).toBeLessThan(all)
  // The focus stays where it is while the results follow.
  await expect(stock).toBeFocused()
  expect(await barriers(page)).toEqual([])
  const [most, least] = (['Highest price', 'Lowest price'] as const).map((name) =>
    column.getByRole('textbox', { name }),
  )
  await least?.fill('200')
  await least?.press('Enter')
  await most?.fill('210')
  await most?.press('Enter')
  await expect(page.getByText('No results match all the filters you chose.')).toBeVisible()
  await page
    .getByRole('button', { name: 'Clear filters' })
    .or(page.getByRole('link', { name: 'Clear filters' }))
    .click()
  await expect(page).toHaveURL(products)
  await expect(tiles(page).first()).toBeVisible()
  await column.getByRole('button', { name: 'Close filters' }).focus()
  await page.keyboard.press('Escape')
  await expect(column).toBeHidden()
  await expect(chip(page, /^All filters/)).toBeFocused()
})
