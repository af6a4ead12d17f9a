import { barriers } from '@tessera/e2e/accessible'
import { tiles } from '@tessera/e2e/person'
import { expect, type Locator, type Page, test } from '@tessera/e2e/test'

const products = '/search/buyable_pins/?q=lamp'

/** The number of results that the panel says. */
const countIn = async (page: Page): Promise<number> => {
  const text = page.getByText(/^(Show )?\d+ results?$/).first()
  return Number(((await text.textContent()) ?? '').replace(/\D/g, ''))
}

/** Presses Tab, or another key, until a control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    const isFocused = await control.first().evaluate((each) => each === document.activeElement)
    if (isFocused) return
    await page.keyboard.press(key)
  }
  await expect(control).toBeFocused()
}

/** Replaces the text of a field that has the focus, key by key, and presses Enter. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
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

test('S1.3 a wide page filters products beside the results by keys, and clears what finds nothing, at 1440', async ({
  page,
}) => {
  await page.goto(products)
  await chip(page, /^All filters/).waitFor()
  await tabTo(page, chip(page, /^All filters/))
  await page.keyboard.press('Enter')
  const column = page.getByRole('complementary', { name: 'Filters' })
  await expect(column.getByRole('heading', { name: 'Filters' })).toBeFocused()
  const all = await countIn(page)
  const stock = column.getByRole('switch', { name: 'In stock' })
  await tabTo(page, stock)
  await page.keyboard.press('Space')
  await expect(stock).toBeChecked()
  await expect(page).toHaveURL(/availability=in_stock/)
  await expect.poll(() => countIn(page)).toBeLessThan(all)
  // The focus stays where it is while the results follow.
  await expect(stock).toBeFocused()
  // Until they are there, the earlier ones are faint.
  await expect(page.locator('[data-old], main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await barriers(page)).toEqual([])
  const price = column.getByRole('slider', { name: 'Highest price' })
  const greatest = await price.inputValue()
  await tabTo(page, price, 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/priceMax=/)
  expect(Number(await price.inputValue())).toBeLessThan(Number(greatest))
  await expect(price).toBeFocused()
  for (const [name, text] of [
    ['Lowest price', '200'],
    ['Highest price', '210'],
  ] as const) {
    await tabTo(page, column.getByRole('textbox', { name }))
    await type(page, text)
  }
  await expect(page.getByText('No results match all the filters you chose.')).toBeVisible()
  const clear = page
    .getByRole('button', { name: 'Clear filters' })
    .or(page.getByRole('link', { name: 'Clear filters' }))
  await tabTo(page, clear)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(products)
  await expect(tiles(page).first()).toBeVisible()
  await tabTo(page, column.getByRole('button', { name: 'Close filters' }), 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(column).toBeHidden()
  await expect(chip(page, /^All filters/)).toBeFocused()
})
