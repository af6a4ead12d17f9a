import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import { getServedModules } from '@tessera/contracts/calls/served-modules'
import type { RegisteredModule, Registry } from '@tessera/contracts/registry'
import { Registry as RegistrySchema } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { CDPSession, JSHandle, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type AnotherBuild, anotherBuild, serveBuild } from './another-build.ts'
import { logIn } from './person.ts'
import { registryFile } from './product.ts'
import { test } from './test.ts'

const reports = join(import.meta.dirname, '../../reports')

let whole: Registry

test.beforeAll(async () => {
  whole = z.parse(RegistrySchema, JSON.parse(await readFile(registryFile, 'utf8')))
})
test.afterEach(() => writeRegistry(registryFile, whole))

const moduleOf = (name: string): RegisteredModule => {
  const found = whole.modules.find(({ descriptor }) => descriptor.name === name)
  if (found === undefined) throw new Error(`The registry has no ${name}.`)
  return found
}

const marked = (label: string) =>
  anotherBuild(
    moduleOf('shopping'),
    label,
    `document.documentElement.dataset.ran = ${JSON.stringify(label)}`,
  )

/** Puts modules into the registry, and waits until the tab has heard of them and loaded their entries. */
async function publish(page: Page, modules: readonly RegisteredModule[], entry?: string) {
  const told = page.waitForResponse((answer) => answer.url().includes(getServedModules.path))
  const loaded = entry === undefined ? undefined : page.waitForResponse(entry)
  const names = new Map(modules.map((module) => [module.descriptor.name, module]))
  await writeRegistry(registryFile, {
    modules: whole.modules.map((module) => names.get(module.descriptor.name) ?? module),
  })
  await told
  await loaded
  // The tab compares what it has loaded.
  await page.waitForTimeout(300)
}

const entryOf = ({ module }: AnotherBuild) => module.base + module.descriptor.entry
const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran ?? null)
const isSameDocument = (page: Page) => page.evaluate(() => 'stillHere' in window)

/** Opens the home page as a member, whose tab listens to the live stream. */
async function openTab(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security|Trusted|integrity/i.test(message.text())) refused.push(message.text())
  })
  const listening = page.waitForRequest(/v3.live/)
  await logIn(page, 'mira@demo.test')
  await listening
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  return refused
}

const visit = (page: Page, name: 'Home' | 'Explore') =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test('an open tab runs a new build at its next navigation, without a reload, and a rolled-back one too', async ({
  page,
}) => {
  const [second, third] = [await marked('aaaaaaaaaa'), await marked('bbbbbbbbbb')]
  for (const build of [second, third]) await serveBuild(page, build)
  const refused = await openTab(page)
  await publish(page, [second.module], entryOf(second))
  expect(await ran(page)).toBeNull()
  await visit(page, 'Explore')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => ran(page)).toBe('aaaaaaaaaa')
  await publish(page, [third.module], entryOf(third))
  await visit(page, 'Home')
  await expect.poll(() => ran(page)).toBe('bbbbbbbbbb')
  await publish(page, [second.module])
  await visit(page, 'Explore')
  await expect.poll(() => ran(page)).toBe('aaaaaaaaaa')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  expect(refused).toEqual([])
})

/** Registers modules, and lets the tab look for them, as one that is shown again after a minute does. */
async function look(page: Page, modules: readonly RegisteredModule[], build: AnotherBuild) {
  // A tab whose page was drawn begins to look for builds some time after its first tiles.
  await page.waitForFunction(
    () => Reflect.get(window, '__FEDERATION__')?.moduleInfo?.tessera_shell !== undefined,
  )
  await writeRegistry(registryFile, { modules })
  // A look of the service that began before the file was written answers without it.
  await expect
    .poll(async () => (await page.request.get('/registry.json')).text())
    .toContain(build.module.descriptor.entry)
  const loaded = [...build.texts.keys()].map((url) => page.waitForResponse(url))
  await page.evaluate(() => {
    const later = Date.now() + 100_000
    Date.now = () => later
    const { random } = Math
    Math.random = () => 0
    document.dispatchEvent(new Event('visibilitychange'))
    Math.random = random
  })
  await Promise.all(loaded)
  await page.waitForTimeout(100)
}

const swaps = Number(process.env.SWAPS ?? 5)

test('a module that is disabled goes with a new document, at the next navigation, in every tab', async ({
  page,
}) => {
  await openTab(page)
  const other = await page.context().newPage()
  await openTab(other)
  await publish(page, [{ ...moduleOf('advertiser'), enabled: false }])
  expect([await isSameDocument(page), await isSameDocument(other)]).toEqual([true, true])
  await visit(page, 'Explore')
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page).toHaveURL('/ideas/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await isSameDocument(other)).toBe(true)
})

const labelOf = (at: number): string => String(1_000_000_000 + at)

/** The heap of a page in kB, of what a collection leaves. */
async function heapOf(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1_000)
}

/** Visits two pages in turn; `before` runs ahead of each visit. Returns the heap after each ten and the last. */
async function visitOften(
  page: Page,
  before: (at: number) => Promise<void>,
  after: (at: number) => Promise<void>,
): Promise<readonly number[]> {
  await page.goto('/')
  const pins = page.getByRole('main').getByRole('listitem')
  await expect(pins.first()).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  const heaps: number[] = []
  for (let at = 1; at <= swaps; at += 1) {
    await before(at)
    await visit(page, at % 2 === 0 ? 'Home' : 'Explore')
    await expect(page).toHaveURL(at % 2 === 0 ? '/' : '/ideas/')
    await after(at)
    // A page that is still loading keeps its build.
    await expect(pins.first()).toBeVisible()
    if (at % 10 === 0 || at === swaps) heaps.push(await heapOf(devtools))
  }
  return heaps
}

test(`${swaps} builds one after the other leave no container behind`, async ({ page, browser }) => {
  test.setTimeout(60_000 + swaps * 6_000)
  const left: JSHandle[] = []
  const heaps = await visitOften(
    page,
    async (at) => {
      const build = await marked(labelOf(at))
      await serveBuild(page, build)
      const modules = whole.modules.map((module) =>
        module.descriptor.name === 'shopping' ? build.module : module,
      )
      await look(page, modules, build)
      left.push(
        await page.evaluateHandle(() => new WeakRef(Reflect.get(window, 'tessera_shopping'))),
      )
    },
    (at) => expect.poll(() => ran(page)).toBe(labelOf(at)),
  )
  const alive = await Promise.all(
    left.map((each) => each.evaluate((it: WeakRef<object>) => it.deref() !== undefined)),
  )
  // The visit of the first page keeps the build that it was drawn with, until its queries are dropped.
  expect(alive.filter(Boolean).length).toBeLessThanOrEqual(1)

  if (heaps.length < 2) return
  // Code that the browser has compiled, and its own records of visits, grow in a page without new builds too.
  await writeRegistry(registryFile, whole)
  const other = await (await browser.newContext()).newPage()
  const nothing = () => Promise.resolve()
  const beside = await visitOften(other, nothing, nothing)
  await other.context().close()
  await mkdir(reports, { recursive: true })
  await writeFile(join(reports, 'swaps.json'), JSON.stringify({ heaps, beside }))
  if (heaps.length < 6) return
  // Some measurements have what waits for a later collection, so the lowest of three counts.
  const grown = (all: readonly number[]) =>
    Math.min(...all.slice(-3)) / Math.min(...all.slice(0, 3))
  expect(grown(heaps)).toBeLessThan(grown(beside) * 1.05)
})
