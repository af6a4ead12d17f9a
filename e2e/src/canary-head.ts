import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Browser, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { productOrigin } from './product.ts'
import { publishCanary } from './publish-canary.ts'

/** Publishes a build whose page has another head, in its scripts and its template, for a share of the visitors. */
export async function publishChangedHead(
  module: string,
  { from, to }: { readonly from: string; readonly to: string },
  percent: number,
) {
  const dist = join(root, `mfe-${module}/dist`)
  const raw: object = JSON.parse(await readFile(join(dist, 'module.json'), 'utf8'))
  const { files } = z.parse(ModuleDescriptor, raw)
  const texts: Record<string, string> = {}
  for (const { path } of files.filter((file) => /\.(js|json)$/.test(file.path))) {
    const text = await readFile(join(dist, path), 'utf8')
    if (text.includes(from)) texts[path] = text.replaceAll(from, to)
  }
  const changed = files.map((file) => {
    const text = texts[file.path]
    if (text === undefined) return file
    const hash = createHash('sha384').update(text).digest('base64')
    return { ...file, integrity: `sha384-${hash}`, bytes: Buffer.byteLength(text) }
  })
  return publishCanary(module, { descriptor: { ...raw, files: changed }, texts }, percent)
}

/** The heading of a page, and where it stands. */
const headingIn = (page: Page, place: string) =>
  page.locator(`${place} h1`).evaluate((heading) => {
    const { x, y, width, height } = heading.getBoundingClientRect()
    return { text: heading.textContent, x, y, width, height }
  })

/** Opens home as a visitor, and returns its heading as it is drawn and once the page has taken over. */
export async function headOf(browser: Browser, cookie: string, visitor: string) {
  const context = await browser.newContext({ baseURL: productOrigin, reducedMotion: 'reduce' })
  const url = productOrigin.replace('http:', 'https:')
  await context.addCookies([{ name: cookie, value: visitor, url, secure: true, httpOnly: true }])
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const gate = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/first-screen/')) await gate.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#drawn [data-placed]').last()).toBeVisible()
  // Styles and typefaces are there once something is painted.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await page.evaluate(() => document.fonts.ready)
  const drawn = await headingIn(page, '#drawn')
  gate.resolve()
  await expect(page.locator('#drawn')).toHaveCount(0)
  const shown = await headingIn(page, '#content')
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
  await context.close()
  return { drawn, shown, shift }
}
