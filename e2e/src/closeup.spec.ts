import type { Pin } from '@tessera/contracts/entities/pin'
import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { signUpByCall } from './new-account.ts'
import { tiles } from './person.ts'
import { modal } from './sign-up-form.ts'
import { somePin } from './some-pin.ts'
import { test } from './test.ts'

const layer = (page: Page): Locator => page.locator('[data-page-layer]')

test('S9.10 the layout changes at 870 and 1275 pixels, and the panes of a closeup have the specified widths', async ({
  page,
}) => {
  const widths = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const sheet = page.getByRole('article').first()
    const picture = sheet.locator('> div').first()
    const [whole, pane] = [await sheet.boundingBox(), await picture.boundingBox()]
    return { whole: whole?.width, pane: pane?.width }
  }
  const at = async (width: number, expected: { whole: number; pane: number }) =>
    expect.poll(() => widths(width)).toEqual(expected)
  await page.goto(await pinOf(page, 'high'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await at(1440, { whole: 1016, pane: 508 })
  await at(1276, { whole: 1016, pane: 508 })
  await at(1275, { whole: 992, pane: 488 })
  await at(1100, { whole: 992, pane: 488 })
  await at(869, { whole: 560, pane: 560 })
  await expect.poll(async () => (await widths(870)).pane).toBe(488)
  const wide = await pinOf(page, 'wide')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(wide)
  await expect(page.getByRole('article').first()).toBeVisible()
  await at(1440, { whole: 1176, pane: 672 })
  await at(1275, { whole: 992, pane: 488 })
})

test('a URL with share=true opens the share dialog, and its link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const pin = await somePin(page)
  await page.goto(`${pin}?share=true`)
  await expect(modal(page)).toContainText('Share this Pin')
  expect(new URL(page.url()).search).toBe('')
  await modal(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(modal(page).getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(pin, page.url()).href,
  )
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(modal(page)).toBeHidden()
})

test('hiding a pin removes it from the grid beneath, and Undo puts it back in place', async ({
  page,
}) => {
  await signUpByCall(page)
  await page.goto('/')
  const link = tiles(page).nth(3).getByRole('link').first()
  await expect(link).toBeVisible()
  const href = await link.getAttribute('href')
  const addresses = () =>
    tiles(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.getAttribute('href')))
  // By its address: the grid gives its elements to other pins while it scrolls.
  await page.locator(`a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(href ?? '')
  await layer(page).getByRole('button', { name: 'More options', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).click()
  await expect(layer(page).getByText('You hid this Pin')).toBeVisible()
  await page.goBack()
  await expect(layer(page)).toBeHidden()
  await expect.poll(addresses).not.toContain(href)
  const toast = page.getByRole('region', { name: /notification/i })
  await toast.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(addresses).toContain(href)
  await page.reload()
  await expect(tiles(page).first()).toBeVisible()
})

test('reporting a pin shows a thank-you and offers to hide the pin', async ({ page }) => {
  const pin = await somePin(page)
  await signUpByCall(page)
  await page.goto(pin)
  await page.getByRole('button', { name: 'More options', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Report this Pin' }).click()
  await modal(page)
    .getByRole('radio', { name: /^Copyright/ })
    .check()
  await modal(page).getByRole('button', { name: 'Report', exact: true }).click()
  await expect(modal(page)).toContainText('Thank you')
  await modal(page).getByRole('button', { name: 'Hide this Pin' }).click()
  await expect(modal(page)).toContainText('Pin hidden')
  await modal(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You hid this Pin')).toBeVisible()
})

test('the closeup works by keyboard alone: open, zoom, save, comment and back', async ({
  page,
}) => {
  const said = `Said without a mouse ${process.pid}`
  await signUpByCall(page)
  await page.goto('/')
  const tile = tiles(page).nth(2).getByRole('link').first()
  await expect(tile).toBeVisible()
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(layer(page).getByRole('heading', { level: 1 })).toBeVisible()
  const enlarge = layer(page).getByRole('button', { name: /^Enlarge image/ })
  await tabTo(page, enlarge)
  await page.keyboard.press('Enter')
  const stage = page.getByRole('button', { name: 'Zoom image' })
  await expect(stage).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stage).toHaveAttribute('aria-pressed', 'true')
  const picture = page.getByRole('img', { name: /^Image of/ })
  const before = await picture.getAttribute('style')
  await page.keyboard.press('ArrowDown')
  await expect(picture).not.toHaveAttribute('style', before ?? '')
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(enlarge).toBeFocused()
  await page.keyboard.press('s')
  await expect(layer(page).getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.locator('dialog[open]')).toBeHidden()
  await tabTo(page, layer(page).getByRole('textbox', { name: 'Add a comment' }))
  await page.keyboard.type(said)
  await page.keyboard.press('Control+Enter')
  await expect(layer(page).getByText(said)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
  await expect(tile).toBeFocused()
})

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the element.')
}

/** Returns the URL of a pin with a landscape or portrait picture, from a visitor's home. */
async function pinOf(page: Page, shape: 'wide' | 'high'): Promise<string> {
  const params = { data: JSON.stringify({ page_size: 100 }) }
  const answer = await page.request.get('/resource/HomeFeedResource/get/', { params })
  const pins: readonly Pin[] = (await answer.json()).resource_response.data
  const found = pins.find(({ type, images: { orig } }) => {
    const isWide = orig.height <= orig.width * 1.2
    return type === 'pin' && isWide === (shape === 'wide')
  })
  if (found === undefined) throw new Error('No pin has that shape.')
  return `/pin/${found.id}/`
}
