import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { writeRegistry } from '@tessera/build/commands/registry-file'
import type { RegisteredModule, Registry } from '@tessera/contracts/registry'
import { Registry as RegistrySchema } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import type { Fault } from './faulty-origin.ts'
import { faults, faulty, serveFaults } from './faulty-origin.ts'
import { logIn } from './person.ts'
import { registryFile } from './product.ts'

/** A page with each module's region, and a page of another module that must keep working. */
const regions = [
  { module: 'auth', path: '/login/', other: '/', who: 'visitor' },
  { module: 'save', path: '/mira_okafor/', other: '/', who: 'visitor' },
  { module: 'pin-create', path: '/pin-builder/', other: '/', who: 'member' },
  { module: 'shopping', path: '/', other: '/mira_okafor/', who: 'visitor' },
  { module: 'advertiser', path: '/advertiser/', other: '/', who: 'member' },
] as const

let server: Server
let whole: Registry

async function setRegistry(change: (module: RegisteredModule) => RegisteredModule): Promise<void> {
  await writeRegistry(registryFile, { modules: whole.modules.map(change) })
}

async function seesContent(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

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

async function breakModule(name: string, fault: Fault): Promise<void> {
  await setRegistry((module) => (module.descriptor.name === name ? faulty(module, fault) : module))
}

type Region = (typeof regions)[number]

/** Opens a module's page while the module is broken. */
async function openBroken(page: Page, { module, path, who }: Region, fault: Fault): Promise<void> {
  await page.goto('/')
  if (who === 'member') await logIn(page, 'studio@demo.test')
  await breakModule(module, fault)
  // Waiting for 'load' would block while the module is slow.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

async function seesRegionSaySo(page: Page, { module }: Region): Promise<void> {
  const region = page.locator(`[data-module="${module}"]`)
  await expect(region.getByRole('alert')).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
  await region.getByRole('button', { name: 'Try again' }).click()
}

async function seesTheRestWork(page: Page, { module, other }: Region, fault: Fault): Promise<void> {
  await breakModule(module, fault)
  await page.goto(other, { waitUntil: 'domcontentloaded' })
  await seesContent(page)
}

/** Each module with one fault and each fault with one module; `npm run soak -- --faults` tries all pairs. */
const pairs = regions.flatMap((region, row) =>
  faults
    .filter((fault) => fault !== 'slow')
    .filter((_, column) => process.env.FAULTS === 'all' || column === row)
    .map((fault) => [region, fault] as const),
)

for (const [region, fault] of pairs)
  test(`${region.module}, ${fault}: its region offers 'Try again' and the rest of the page works`, async ({
    page,
  }) => {
    await openBroken(page, region, fault)
    await seesRegionSaySo(page, region)
    await seesTheRestWork(page, region, fault)
  })

test("slow modules: each region offers 'Try again' and the rest of the page works", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  // Each takes half a minute, so all run in parallel.
  const pages: [Region, Page][] = []
  for (const region of regions) {
    const page = await (await browser.newContext()).newPage()
    // The slow module of the previous page must not delay this page's log-in.
    await writeRegistry(registryFile, whole)
    await openBroken(page, region, 'slow')
    pages.push([region, page])
  }
  await Promise.all(pages.map(([region, page]) => seesRegionSaySo(page, region)))
  for (const [region, page] of pages) {
    await seesTheRestWork(page, region, 'slow')
    await page.context().close()
  }
})

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
  await breakModule('shopping', 'absent')
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
  await writeRegistry(registryFile, { modules: [...rest, sixth] })
  await page.goto('/')
  await expect(page.locator('[data-module="sixth"]')).toBeVisible()
})
