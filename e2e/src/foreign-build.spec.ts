import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFiles } from '@tessera/build/describe'
import { serveModule } from '@tessera/commands/product/module-server'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import type { BuiltFile, RegisteredModule } from '@tessera/contracts/registry'
import { Registry } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { faultyPort, productOrigin, registryFile } from './product.ts'
import { buildStock } from './stock-build.ts'
import { test } from './test.ts'

// A module built with the stock federation plugin: its loader knows no hashes.
const sources = {
  'module.js': `export default { name: 'stock', version: '1.0.0', contract: '^1.0.0', pages: {
    home: { route: '/stock/', title: 'Stock', who: 'anyone', over: false,
      load: async () => (await import('./page.js')).default } } }`,
  'page.js': `import './page.css'
    globalThis.stockRan = true
    export default () => 'The stock page ran.'`,
  'page.css': 'body { outline: 3px solid rgb(1, 2, 3) }',
}

// The same page as ES modules that import each other, behind an entry that is a script.
const importing = {
  'entry.js': `var stock = (() => {
    const at = document.currentScript.src.replace(/[^/]*$/, '')
    const get = async (...asked) => (await import(at + 'remote.js')).get(...asked)
    return { init: async () => {}, get }
  })()`,
  'remote.js': `import definition from './definition.js'
    export const get = async () => () => definition`,
  'definition.js': sources['module.js'],
  'page.js': `import { text } from './text.js'
    globalThis.stockRan = true
    export default () => text`,
  'text.js': `export const text = 'The stock page ran.'`,
}

let folder: string
let server: Server
let whole: Registry
let files: readonly BuiltFile[]
let importingFiles: readonly BuiltFile[]

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stock-'))
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
  await buildStock(folder)
  files = await builtFiles(join(folder, 'dist'))
  await mkdir(join(folder, 'dist/importing'))
  for (const [name, text] of Object.entries(importing))
    await writeFile(join(folder, 'dist/importing', name), text)
  importingFiles = await builtFiles(join(folder, 'dist/importing'))
  server = await serveModule({ folder: join(folder, 'dist'), port: faultyPort, productOrigin })
  whole = z.parse(Registry, JSON.parse(await readFile(registryFile, 'utf8')))
})

test.afterAll(async () => {
  await writeRegistry(registryFile, whole)
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

/** Opens the module's page with only some of its files in the registry. */
async function openStock(
  page: Page,
  listed: readonly BuiltFile[],
  { at, entry } = { at: '', entry: 'remoteEntry.js' },
): Promise<void> {
  const home = {
    name: 'home',
    route: '/stock/',
    title: 'Stock',
    who: 'anyone',
    over: false,
  } as const
  const stock: RegisteredModule = {
    base: `http://localhost:${faultyPort}/${at}`,
    enabled: true,
    descriptor: {
      name: 'stock',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'stock',
      entry,
      preload: [],
      files: [...listed],
      pages: [{ ...home, preload: [] }],
      overlays: [],
      slots: [],
      nav: [],
      handles: [],
    },
  }
  await writeRegistry(registryFile, { modules: [...whole.modules, stock] })
  await page.goto('/stock/')
}

const ran = (page: Page) => page.evaluate(() => 'stockRan' in window)
const outline = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)')

async function seesIntegrity(page: Page): Promise<void> {
  const region = page.locator('[data-module="stock"]')
  await expect(region.getByRole('alert')).toContainText('stock: integrity')
}

test('a module of another build runs when the registry has hashes of all its files', async ({
  page,
}) => {
  await openStock(page, files)
  await expect(page.getByText('The stock page ran.')).toBeVisible()
  expect(await outline(page)).toBe(true)
})

test('scripts and styles of another build without a known hash do not run', async ({ page }) => {
  for (const missing of ['__federation_expose_module', 'async/b.', '.css']) {
    await openStock(
      page,
      files.filter(
        ({ path }) => !path.includes(missing) || (missing === 'async/b.' && path.endsWith('.css')),
      ),
    )
    await seesIntegrity(page)
    expect(await (missing === '.css' ? outline(page) : ran(page))).toBe(false)
  }
})

for (const kind of ['.js', '.css'])
  test(`a modified ${kind} file of another build does not run`, async ({ page }) => {
    const path = files.find(
      (file) => /async\/b\./.test(file.path) && file.path.endsWith(kind),
    )?.path
    const file = join(folder, 'dist', path ?? '')
    const before = await readFile(file)
    await appendFile(file, kind === '.css' ? 'a{}' : ';globalThis.tampered = true')
    await openStock(page, files)
    await seesIntegrity(page)
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    if (kind === '.css') expect(await outline(page)).toBe(false)
    await writeFile(file, before)
  })

const openImporting = (page: Page, listed = importingFiles) =>
  openStock(page, listed, { at: 'importing/', entry: 'entry.js' })

test('a build of ES modules that import each other runs when the registry has hashes of all its files', async ({
  page,
}) => {
  await openImporting(page)
  await expect(page.getByText('The stock page ran.')).toBeVisible()
})

for (const path of ['remote.js', 'definition.js', 'text.js']) {
  test(`${path}, which another script imports, does not run when it was changed`, async ({
    page,
  }) => {
    const file = join(folder, 'dist/importing', path)
    const before = await readFile(file)
    await appendFile(file, ';globalThis.tampered = true')
    await openImporting(page)
    await seesIntegrity(page)
    expect([await page.evaluate(() => 'tampered' in window), await ran(page)]).toEqual([
      false,
      false,
    ])
    await writeFile(file, before)
  })

  test(`${path}, which another script imports, does not run without a hash`, async ({ page }) => {
    await openImporting(
      page,
      importingFiles.filter((each) => each.path !== path),
    )
    await expect(page.locator('[data-module="stock"]').getByRole('alert')).toBeVisible()
    expect(await ran(page)).toBe(false)
  })
}

test('a script URL outside the registry and a second trusted-types policy are both refused', async ({
  page,
}) => {
  await page.goto('/')
  const outcomes = await page.evaluate((origin) => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (thrown) {
        return thrown instanceof TypeError ? 'refused' : String(thrown)
      }
    }
    const script = document.createElement('script')
    const types = Object(Reflect.get(window, 'trustedTypes'))
    return [
      tried(() => script.setAttribute('src', `${origin}/other.js`)),
      tried(() => {
        document.createElement('div').innerHTML = '<b>text</b>'
      }),
      tried(() => {
        script.text = '1'
      }),
      tried(() => types.createPolicy('mine', {})),
    ]
  }, `http://localhost:${faultyPort}`)
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused'])
})
