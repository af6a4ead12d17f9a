import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import type { Registry } from '@tessera/contracts/registry'
import { Registry as RegistrySchema } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { faulty, serveFaults } from './faulty-origin.ts'
import { registryFile } from './product.ts'
import { test } from './test.ts'

let server: Server
let whole: Registry

test.beforeAll(async () => {
  server = await serveFaults()
  whole = z.parse(RegistrySchema, JSON.parse(await readFile(registryFile, 'utf8')))
})

test.afterEach(async () => {
  await writeRegistry(registryFile, whole)
})

test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function seesContent(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

test('a module that recovered loads after Try again', async ({ page }) => {
  let broken = true
  const save = whole.modules.find(({ descriptor }) => descriptor.name === 'save')
  await page.route(`${save?.base}**`, (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/mira_okafor/')
  const region = page.locator('[data-module="save"]')
  await expect(region.getByRole('alert')).toBeVisible()
  broken = false
  await region.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira Okafor')
})

test('a tampered file does not run, and its region says so', async ({ page }) => {
  const shopping = whole.modules.find(({ descriptor }) => descriptor.name === 'shopping')
  await page.route(`${shopping?.base}remoteEntry.*`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `window.tampered = true;${await answer.text()}` })
  })
  await page.goto('/')
  await expect(page.locator('[data-module="shopping"]').getByRole('alert')).toContainText(
    'integrity',
  )
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
})

test('editing the registry file changes the running modules without a build', async ({ page }) => {
  await page.goto('/')
  await seesContent(page)
  const modules = whole.modules.map((module) =>
    module.descriptor.name === 'shopping' ? { ...module, enabled: false } : module,
  )
  await writeRegistry(registryFile, { modules })
  await page.goto('/')
  await expect(page.locator('[data-module="shopping"]').getByRole('alert')).toBeVisible()
  await writeRegistry(registryFile, whole)
  await page.goto('/')
  await seesContent(page)
})

test('a URL belongs to one module: another module that claims it is refused until the owner is disabled', async ({
  page,
}) => {
  const home = { name: 'home', route: '/', title: '', who: 'anyone', over: false } as const
  const like = whole.modules.find(({ descriptor }) => descriptor.name === 'advertiser')
  if (like === undefined) throw new Error('The registry has no such module.')
  const claims = { pages: [{ ...home, preload: [] }], overlays: [], slots: [], nav: [] }
  const named = { name: 'sixth', container: 'sixth_module' }
  const descriptor = { ...like.descriptor, ...named, ...claims }
  const sixth = faulty({ ...like, descriptor }, 'throws-on-render')
  await writeRegistry(registryFile, { modules: [sixth, ...whole.modules] })
  await page.goto('/')
  await seesContent(page)
  const rest = whole.modules.map((module) =>
    module.descriptor.name === 'shopping' ? { ...module, enabled: false } : module,
  )
  const grants = [{ module: 'sixth', start: '/' }]
  await writeRegistry(registryFile, { modules: [...rest, sixth], grants })
  await page.goto('/')
  await expect(page.locator('[data-module="sixth"]')).toBeVisible()
})
