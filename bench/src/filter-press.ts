import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { freePort } from '@tessera/commands/product/browser-ports'
import { runProduct } from '@tessera/commands/product/product'
import { portOffsets } from '@tessera/commands/rooms'
import type { Browser, Locator, Page } from 'playwright'
import { chromium } from 'playwright'
import { type Line, median, ratiosOf } from './measure.ts'
import { type NotedPress, notePresses } from './note-presses.ts'

const queries = ['lamp', 'vase', 'chair', 'bowl', 'rug', 'basket']
const rounds = 2
const boxesEach = 5

/** Milliseconds of presses, and of what each is compared with. */
interface Times {
  readonly ours: number[]
  readonly beside: number[]
}

const noTimes = (): Times => ({ ours: [], beside: [] })

/** A press by mouse, or by key on the control that it focuses. */
type Press = (control: Locator) => Promise<void>

const byMouse: Press = (control) => control.click({ force: true })
const byKey: Press = (control) => control.press('Space')

const noted = (page: Page) => page.evaluate((): NotedPress => Reflect.get(window, 'notedPress')())

/** Waits until something was noted of the press; undefined when it wasn't within two seconds. */
async function notedOf(page: Page, what: keyof NotedPress): Promise<number | undefined> {
  const isNoted = (name: string) => Reflect.get(window, 'notedPress')()[name] !== undefined
  await page.waitForFunction(isNoted, what, { timeout: 2_000 }).catch(() => {})
  return (await noted(page))[what]
}

/** Presses a control and returns the time to the frame that shows its choice. */
async function shownAfter(page: Page, control: Locator, press: Press): Promise<number> {
  // A press may come at any part of a frame.
  await page.waitForTimeout(120 + Math.random() * 40)
  await press(control)
  const shown = await notedOf(page, 'shown')
  if (shown === undefined) throw new Error(`No frame showed the press of ${control}.`)
  return shown
}

async function pressInTurns(page: Page, control: Locator, press: Press, times: Times) {
  times.beside.push(await shownAfter(page, page.locator('#empty-press'), press))
  times.ours.push(await shownAfter(page, control, press))
}

/** Compares the time from the last press to its results with the search's call, sent alone. */
async function noteResults(page: Page, times: Times): Promise<void> {
  const found = await notedOf(page, 'found')
  if (found === undefined) return
  const call = await page.evaluate(async () => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/resource/BaseSearchResource/get/'))
    const address = calls.at(-1)?.name
    if (address === undefined) return undefined
    const started = performance.now()
    const answer = await fetch(address)
    await answer.text()
    return answer.ok ? performance.now() - started : undefined
  })
  if (call === undefined) return
  times.ours.push(found)
  times.beside.push(call)
}

/** Returns no times yet, for each press that is measured. */
const measured = () => ({
  chip: noTimes(),
  box: noTimes(),
  key: noTimes(),
  sheet: noTimes(),
  results: noTimes(),
})

type Measured = ReturnType<typeof measured>

const productsOf = (query: string) => `/search/buyable_pins/?q=${query}`

/** Presses the chips of the bar and the boxes of the column, beside the results. */
async function pressWide(page: Page, query: string, times: Measured): Promise<void> {
  await page.goto(productsOf(query))
  const column = page.getByRole('complementary', { name: 'Filters' })
  const boxes = column.getByRole('checkbox')
  await boxes.first().waitFor()
  await page.evaluate(notePresses)
  const chip = page.getByRole('button', { name: /^In stock/ })
  for (const _ of [1, 2]) {
    await pressInTurns(page, chip, byMouse, times.chip)
    await noteResults(page, times.results)
  }
  const count = Math.min(boxesEach, await boxes.count())
  for (let at = 0; at < count; at += 1) {
    await pressInTurns(page, boxes.nth(at), byMouse, times.box)
    await noteResults(page, times.results)
  }
  for (let at = 0; at < count; at += 1) {
    await pressInTurns(page, boxes.nth(at), byKey, times.key)
    await noteResults(page, times.results)
  }
}

/** Presses the boxes of the sheet of a phone. */
async function pressNarrow(page: Page, query: string, times: Measured): Promise<void> {
  await page.goto(productsOf(query))
  await page.getByRole('button', { name: /^All filters/ }).click()
  const boxes = page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox')
  await boxes.first().waitFor()
  await page.evaluate(notePresses)
  const count = Math.min(boxesEach, await boxes.count())
  for (let at = 0; at < count; at += 1)
    await pressInTurns(page, boxes.nth(at), byMouse, times.sheet)
}

async function openPage(browser: Browser, origin: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('tessera.filter-column', 'open'))
  return context.newPage()
}

const ms = (time: number): string => `${time.toFixed(1)} ms`

const frameTarget = 'at most 16.7 ms'

function lineOf(name: string, { ours, beside }: Times, target: string): Line {
  const [one, other] = [median(ours), median(beside)]
  const rounds = ratiosOf(ours, beside)
  return { name, ours: ms(one), beside: ms(other), ratio: one / other, rounds, target }
}

function linesOf({ chip, box, key, sheet, results }: Measured): readonly Line[] {
  const all = [chip, box, key, sheet].flatMap(({ ours }) => ours).sort((one, two) => one - two)
  return [
    lineOf('filters: a press on a chip until it shows, beside an empty press', chip, frameTarget),
    lineOf('filters: a box in the column', box, frameTarget),
    lineOf('filters: a box in the column by key', key, frameTarget),
    lineOf('filters: a box in the sheet of a phone', sheet, frameTarget),
    {
      name: `filters: the slowest twentieth of ${all.length} presses`,
      ours: ms(all.at(-Math.ceil(all.length / 20)) ?? Number.NaN),
      beside: '',
      target: '',
    },
    lineOf("filters: a press until its results show, beside the search's call", results, ''),
  ]
}

/**
 * Measures a press on a filter in Chromium: the time to the frame that shows the choice, in turns with
 * a plain checkbox on the same page, and the time to the results.
 */
export async function filterPress(): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const port = await freePort(await portOffsets(), { from: 4_680 })
  const options = { port, data, registryFile: join(data, 'registry.json') }
  const product = await runProduct(options, () => {}, { BUDGET_FACTOR: '100' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const [wide, narrow] = [
      await openPage(browser, product.origin, 1440),
      await openPage(browser, product.origin, 390),
    ]
    // The first page warms up the service and isn't counted.
    await pressWide(wide, 'mirror', measured())
    const times = measured()
    for (let round = 0; round < rounds; round += 1)
      for (const query of queries) {
        await wide.bringToFront()
        await pressWide(wide, query, times)
        await narrow.bringToFront()
        await pressNarrow(narrow, query, times)
      }
    return linesOf(times)
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
