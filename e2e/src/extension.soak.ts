import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments } from '@tessera/browsers/chromium'
import { root } from '@tessera/commands/root'
import { chromium, expect } from 'playwright/test'
import { askService } from './ask-service.ts'
import { newAccount } from './new-account.ts'
import { productOrigin } from './product.ts'
import { test } from './test.ts'

// Loads the built extension unpacked. chromium-headless-shell has no extensions: CHROMIUM_PATH names a whole Chromium.

const site = 'http://10.9.8.7'

/**
 * Builds the extension for the tests' product. A test cannot press the browser's own buttons, which open the page to
 * the extension; here the manifest names the page instead.
 */
function builtExtension(): string {
  execFileSync(process.execPath, ['shared/commands/src/extension.ts', '--origin', productOrigin], {
    cwd: root,
  })
  const folder = mkdtempSync(join(tmpdir(), 'extension-'))
  cpSync(join(root, 'shared/ways-in/dist/extension'), folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: [`${site}/*`] }))
  return folder
}

/** Runs a text in the extension's worker, whose types this package does not have. */
const inWorker = (script: string) => `(async () => { ${script} })()`

test('the extension loads in Chromium, finds the pictures of a page, gives one to its window, and knows the last board', async () => {
  const folder = builtExtension()
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'profile-')), {
    headless: false,
    baseURL: productOrigin,
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      ...chromiumArguments,
      '--headless=new',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  const page = await context.newPage()
  const body = await page.screenshot({ clip: { x: 0, y: 0, width: 480, height: 360 } })
  await context.route(`${site}/**`, (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ contentType: 'image/png', body })
      : route.fulfill({ contentType: 'text/html', body: '<title>Soup</title><img src="/a.png">' }),
  )
  await page.goto(`${site}/soup`)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const found = await worker.evaluate(
    inWorker(`const [tab] = await chrome.tabs.query({ url: '${site}/*' })
      const target = { tabId: tab.id }
      await chrome.scripting.executeScript({ target, files: ['collect.js'] })
      const [{ result }] = await chrome.scripting.executeScript({ target, func: () => globalThis.savePictures })
      return result`),
  )
  expect(found).toEqual([{ address: `${site}/a.png`, width: 480, height: 360, text: '' }])

  await page.bringToFront()
  const contexts = await worker.evaluate(
    inWorker(`await chrome.action.openPopup()
      return (await chrome.runtime.getContexts({ contextTypes: ['POPUP'] })).length`),
  )
  expect(contexts).toBe(1)

  const openMenu = async () => {
    const opened = context.waitForEvent('page')
    await worker.evaluate(
      inWorker(`chrome.contextMenus.onClicked.dispatch(
        { menuItemId: 'save-image', srcUrl: '${site}/a.png', pageUrl: '${site}/soup' },
        (await chrome.tabs.query({ url: '${site}/*' }))[0])`),
    )
    const window = await opened
    await window.waitForURL(/\/pin\/create\/extension\//)
    return window
  }
  const first = await openMenu()
  const query = Object.fromEntries(new URL(first.url()).searchParams)
  expect(query).toMatchObject({ url: `${site}/soup`, media: `${site}/a.png`, description: 'Soup' })
  await expect(first.getByRole('heading', { level: 1, name: 'Save from the web' })).toBeVisible()
  await first.close()

  // The service cannot fetch this picture: it comes from the page, through the extension.
  const member = await context.newPage()
  await member.goto(productOrigin)
  await newAccount(member)
  await askService(member, '/resource/BoardResource/create/', { name: 'Soups' })
  const second = await openMenu()
  const created = second.waitForRequest(/PinResource\/create/)
  await second.getByRole('button', { name: /^Save to Soups/ }).click()
  await expect(second.getByRole('heading', { name: 'Saved to Soups' })).toBeVisible()
  const { link, media_upload_id } = (await created).postDataJSON()
  expect([link, typeof media_upload_id]).toEqual([`${site}/soup`, 'string'])
  await second.close()

  // The board is remembered, and chosen in the next window.
  const last = await worker.evaluate(
    inWorker(`return (await chrome.storage.local.get('last-board'))['last-board'].name`),
  )
  expect(last).toBe('Soups')
  const third = await openMenu()
  await expect(third.getByText('Used last')).toBeVisible()
  await expect(third.getByRole('button', { name: 'Save to Soups' }).first()).toBeFocused()

  await context.close()
})
