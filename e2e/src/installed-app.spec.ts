import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { logInByHand, signUpByCall } from './new-account.ts'
import { post } from './person.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker takes the page's requests. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const { serviceWorker } = navigator
    if (serviceWorker.controller === null)
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done))
  })

/** Posts pictures and texts to the share target, as the device does for the installed app. */
async function share(page: Page): Promise<void> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 320 } })
  await page.evaluate((base64) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/app/share/' })
    for (const [name, value] of [
      ['title', 'Tomato soup'],
      ['text', 'Slowly. https://soup.example/tomato'],
    ] as const)
      form.append(Object.assign(document.createElement('input'), { name, value }))
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const shared = new DataTransfer()
    for (const name of ['a.png', 'b.png'])
      shared.items.add(new File([bytes], name, { type: 'image/png' }))
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    files.multiple = true
    files.files = shared.files
    form.append(files)
    document.body.append(form)
    form.submit()
  }, picture.toString('base64'))
}

test('shared pictures are drafts after a log-in on the way, and without a network a page says so', async ({
  page,
  context,
}) => {
  const account = await signUpByCall(page)
  await post(page, '/resource/UserSessionResource/delete/', {})
  await page.goto('/login/')
  await workerOf(page)
  await share(page)
  await page.waitForURL(/\/login\/\?next=/)
  await logInByHand(page, account, 'here')
  await expect(page.getByRole('list', { name: 'Pins to publish' })).toBeVisible()
  await expect(page).toHaveURL(/\/pin-builder\/$/)
  await expect(page.getByLabel('Title')).toHaveValue('Tomato soup')
  await expect(page.getByLabel('Description')).toHaveValue('Slowly.')
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://soup.example/tomato')
  await expect(page.getByText('The image is ready.')).toBeVisible()

  await context.setOffline(true)
  await page.goto('/ideas/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline")
  await expect(page.getByText('2 drafts are kept on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL(/\/ideas\/$/)
})
