import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { runProduct } from '@tessera/commands/product/product'
import type { Browser, CDPSession, Page } from 'playwright'
import { chromium } from 'playwright'
import { type Line, median, ratiosOf } from './measure.ts'

const port = 4610
const slower = 4

/** Milliseconds between keys at a fast typing speed: a hundred words a minute. */
const betweenKeys = 120

/** Search texts to type and delete, key by key. */
const searches = ['Board 0873', '99', 'oard 01', 'x', 'd 05']

interface Opened {
  readonly page: Page
  readonly processor: CDPSession
}

/** Creates an account with this many boards and opens the picker on a closeup. */
async function pickerOf(browser: Browser, origin: string, boards: number): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  })
  const post = async (path: string, data: unknown) => {
    const answer = await context.request.post(path, { headers: { Origin: origin }, data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  await post('/resource/UserRegisterResource/create/', {
    type: 'email',
    email: `boards${boards}@mail.test`,
    password: 'a long enough secret',
    birthday: Date.parse('1990-04-12') / 1_000,
  })
  for (let at = 1; at <= boards; at += 1) {
    const name = `Board ${String(at).padStart(4, '0')}`
    await post('/resource/BoardResource/create/', { name, privacy: 'secret' })
  }
  const page = await context.newPage()
  await page.goto('/')
  await page.goto((await page.locator('main a[href^="/pin/"]').first().getAttribute('href')) ?? '/')
  await page
    .getByRole('button', { name: /, choose another board$/ })
    .first()
    .click()
  await page.getByRole('searchbox', { name: 'Search your boards' }).focus()
  await page.locator('dialog [data-row]').first().waitFor()
  await page.evaluate(noteKeys)
  const processor = await context.newCDPSession(page)
  return { page, processor }
}

/** Records the time from each key to the next paint. */
function noteKeys(): void {
  const times: number[] = []
  Object.assign(window, { takeKeyTimes: () => times.splice(0) })
  const note = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => times.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  document.addEventListener('keydown', note, { capture: true })
}

/**
 * Types the search texts. Throttles only this page meanwhile, because each throttled page occupies
 * a core.
 */
async function keyTimes({ page, processor }: Opened): Promise<readonly number[]> {
  const slow = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate })
  await page.bringToFront()
  await slow(slower)
  for (const search of searches) {
    const typed = [...search].map((key) => (key === ' ' ? 'Space' : key))
    for (const key of [...typed, ...typed.map(() => 'Backspace')]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(betweenKeys)
    }
  }
  await slow(1)
  return page.evaluate((): number[] => Reflect.get(window, 'takeKeyTimes')())
}

/**
 * Measures a key in the picker's search among 1,000 boards and among 10, with the CPU throttled
 * four times.
 */
export async function boardPicker(): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  // One member creates a thousand boards.
  const product = await runProduct({ port, data, registryFile }, () => {}, { BUDGET_FACTOR: '10' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const origin = `http://localhost:${port}`
  try {
    const [many, few] = [
      await pickerOf(browser, origin, 1_000),
      await pickerOf(browser, origin, 10),
    ]
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      times[0].push(...(await keyTimes(many)))
      times[1].push(...(await keyTimes(few)))
    }
    const [ours, beside] = [median(times[0]), median(times[1])]
    const late = times[0].toSorted((one, other) => one - other).at(-Math.ceil(times[0].length / 20))
    const ms = (time: number | undefined) => `${(time ?? Number.NaN).toFixed(1)} ms`
    return [
      {
        name: 'picker: a key among 1,000 boards, beside 10',
        ours: ms(ours),
        beside: ms(beside),
        ratio: ours / beside,
        rounds: ratiosOf(...times),
        target: 'at most 50 ms',
      },
      {
        name: 'picker: the slowest twentieth',
        ours: ms(late),
        beside: '',
        target: 'at most 50 ms',
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
