import { barriers } from '@tessera/e2e/accessible'
import { signUpByCall } from '@tessera/e2e/new-account'
import { expect, test } from '@tessera/e2e/test'

test('a member places a portrait by drag, wheel and keys, sees it everywhere and in another tab, and removes it', async ({
  page,
  context,
}) => {
  await signUpByCall(page)
  const other = await context.newPage()
  await other.goto('/settings/profile/')
  await page.goto('/settings/profile/')
  const field = page.getByRole('region', { name: 'Photo' })
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } })
  const input = page.locator('input[type="file"]').first()
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(field.getByRole('alert')).toHaveText('Use a JPEG, PNG, WebP, GIF or AVIF image.')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })

  const modal = page.getByRole('dialog', { name: 'Position your photo' })
  const area = modal.getByRole('application')
  const shown = area.locator('img')
  const place = () => shown.getAttribute('style')
  const first = await place()
  await area.hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await page.mouse.up()
  const dragged = await place()
  expect(dragged).not.toBe(first)
  await area.hover()
  await page.mouse.wheel(0, -200)
  await expect.poll(place).not.toBe(dragged)
  const zoomed = await place()
  await area.press('ArrowLeft')
  expect(await place()).not.toBe(zoomed)
  expect(await barriers(page)).toEqual([])

  await page.route('**/v3/media/uploads/**', (route) => route.abort(), { times: 1 })
  await modal.getByRole('button', { name: 'Use photo' }).click()
  await expect(modal.getByRole('alert')).toBeVisible()
  await modal.getByRole('button', { name: 'Use photo' }).click()
  await expect(modal).toBeHidden()
  const header = page.getByRole('button', { name: 'Your account' }).locator('img')
  await expect(header).toHaveAttribute('src', /^\/media\/\w+\/236x\.webp$/)
  const src = (await header.getAttribute('src')) ?? ''
  const elsewhere = other.getByRole('button', { name: 'Your account' }).locator('img')
  await expect(elsewhere).toHaveAttribute('src', src)

  await field.getByRole('button', { name: 'Remove photo' }).click()
  await expect(header).toHaveCount(0)
  await expect(elsewhere).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(header).toHaveAttribute('src', src)
})
