import { expect, test } from 'playwright/test'
import { barriers } from './accessible.ts'
import { tiles } from './person.ts'

for (const width of [390, 1440])
  test(`products are filtered by price and brand in the panel, and back undoes it, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/search/buyable_pins/?q=lamp')
    await page.getByRole('button', { name: 'All filters' }).click()
    const panel = page.getByRole('dialog', { name: 'Filters' })
    const brand = panel.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()
    await brand.check()
    const most = panel.getByRole('textbox', { name: 'Highest price' })
    await most.fill('120')
    await most.press('Enter')
    expect(await barriers(page)).toEqual([])
    const show = panel.getByRole('button', { name: /^Show \d+ results?$/ })
    await expect(panel.getByRole('radio', { name: /^Products/ })).toBeChecked()
    await show.click()
    await expect(page).toHaveURL(/brands=.*priceMax=120/)
    const remove = page.getByRole('button', { name: /^Remove \$/ })
    await expect(remove).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
    await remove.click()
    await expect(page).not.toHaveURL(/priceMax/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/search/buyable_pins/?q=lamp')
    await expect(page.getByRole('button', { name: /^Last used/ })).toBeVisible()
  })
