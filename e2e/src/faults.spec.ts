import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import { moduleFolders } from '@tessera/commands/rooms'
import type { RegisteredModule, Registry } from '@tessera/contracts/registry'
import { Registry as RegistrySchema } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Fault, kindOf, quickFaults } from './fault-kinds.ts'
import { cause, handledRequest } from './faulty-code.ts'
import { breakDescriptor } from './faulty-descriptor.ts'
import { faulty, serveFaults } from './faulty-origin.ts'
import { logInByCall } from './person.ts'
import { registryFile } from './product.ts'
import { follow, pageOf, seesFault, seesPage, watch } from './region.ts'
import { makeStockBuild, type StockBuild, standsFor } from './stock-builds.ts'
import { test } from './test.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

const all = process.env.FAULTS === 'all'
/** All modules but the one that only people with a role get. */
const names = moduleFolders()
  .map((folder) => folder.replace(/^mfe-/, ''))
  .filter((name) => name !== 'admin')

let server: Server
let whole: Registry
let session: Session
let stock: StockBuild | undefined

async function setRegistry(change: (module: RegisteredModule) => RegisteredModule): Promise<void> {
  await writeRegistry(registryFile, { modules: whole.modules.map(change) })
}

function moduleNamed(name: string): RegisteredModule {
  const found = whole.modules.find(({ descriptor }) => descriptor.name === name)
  if (found === undefined) throw new Error(`The registry does not list ${name}.`)
  return found
}

const pathOf = (name: string): string => pageOf(moduleNamed(name).descriptor).route

/** Returns the address of another module's page: the first module's, or the second's for itself. */
const elsewhere = (name: string): string => {
  const home = whole.modules.find(({ descriptor }) =>
    descriptor.pages.some(({ route }) => route === '/'),
  )
  const others = whole.modules.filter(({ descriptor }) => descriptor.name !== name)
  const other = home !== undefined && home.descriptor.name !== name ? home : others[0]
  if (other === undefined) throw new Error('The registry lists one module.')
  return other === home ? '/' : pageOf(other.descriptor).route
}

test.beforeAll(async ({ browser }) => {
  server = await serveFaults()
  whole = z.parse(RegistrySchema, JSON.parse(await readFile(registryFile, 'utf8')))
  const page = await browser.newPage()
  await logInByCall(page, 'studio@demo.test')
  session = await page.context().storageState()
  await page.context().close()
})

test.afterEach(async () => {
  await writeRegistry(registryFile, whole)
})

test.afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await stock?.remove()
})

const isStock = (fault: Fault) => fault === 'stock-tampered' || fault === 'own-react'

async function breakModule(page: Page, name: string, fault: Fault): Promise<void> {
  if (kindOf(fault).afterLink === true) return breakDescriptor(page, name, fault)
  if (isStock(fault)) stock ??= await makeStockBuild()
  const build = isStock(fault) ? stock : undefined
  await setRegistry((module) => {
    const { descriptor } = module
    if (descriptor.name === name) return faulty(module, fault, build)
    if (fault !== 'throws-in-handler') return module
    const handles = descriptor.handles.filter((each) => each !== handledRequest)
    return { ...module, descriptor: { ...descriptor, handles } }
  })
}

async function memberPage(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ storageState: session, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(
    (stands) => Reflect.set(globalThis, 'stockModule', stands),
    standsFor(moduleNamed(name).descriptor),
  )
  return page
}

/** Each module with one fault, the one at its own place in the list; `npm run soak -- --faults` tries all pairs. */
const pairs = names.flatMap((name, row) =>
  quickFaults
    .filter((_, column) => all || column === row % quickFaults.length)
    .map((fault) => [name, fault] as const),
)

for (const [name, fault] of pairs)
  test(`${name}, ${fault}: its region alone says so, on its own page and after a link`, async ({
    browser,
  }) => {
    const page = await memberPage(browser, name)
    const watched = watch(page)
    await breakModule(page, name, fault)
    const path = pathOf(name)
    await page.goto(path)
    if (kindOf(fault).afterLink === true) await seesPage(page)
    else await seesFault(page, { name, fault, watched })
    await page.goto(elsewhere(name))
    await seesPage(page)
    watched.codes.length = 0
    await follow(page, path)
    await seesFault(page, { name, fault, watched })
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    const body = page.locator('body')
    await expect(body).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    // An error that no part of the page caught is the module's own, and not the shell's.
    expect(watched.uncaught.filter((text) => !text.includes(cause))).toEqual([])
    await page.context().close()
  })

for (const name of all ? names : [])
  test(`${name}, claims another module's address: the registry stays as it was`, async ({
    browser,
  }) => {
    const page = await memberPage(browser, name)
    const [path, other] = [pathOf(name), elsewhere(name)]
    // The service takes the whole registry back with this page, and keeps it when it refuses the next one.
    await page.goto(other)
    await seesPage(page)
    const claimed = {
      name: 'claimed',
      route: other,
      title: '',
      who: 'anyone' as const,
      over: false,
    }
    await setRegistry((module) => {
      const { descriptor } = module
      if (descriptor.name !== name) return module
      const claiming = faulty(module, 'throws-on-render')
      const pages = [...descriptor.pages, { ...claimed, preload: [] }]
      return { ...claiming, descriptor: { ...claiming.descriptor, pages } }
    })
    for (const address of [other, path]) {
      await page.goto(address)
      await seesPage(page)
    }
    await page.context().close()
  })

test("slow modules: each region offers 'Try again' and the rest of the page works", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  // Each takes half a minute, so all run in parallel.
  const pages: { readonly name: string; readonly page: Page; readonly seen: Promise<void> }[] = []
  for (const name of names) {
    const page = await memberPage(browser, name)
    const watched = watch(page)
    await breakModule(page, name, 'slow')
    // Waiting for 'load' would block while the module is slow.
    await page.goto(pathOf(name), { waitUntil: 'domcontentloaded' })
    pages.push({ name, page, seen: seesFault(page, { name, fault: 'slow', watched }) })
  }
  for (const { name, page, seen } of pages) {
    await seen
    await breakModule(page, name, 'slow')
    await page.goto(elsewhere(name), { waitUntil: 'domcontentloaded' })
    await seesPage(page)
    await page.context().close()
  }
})
