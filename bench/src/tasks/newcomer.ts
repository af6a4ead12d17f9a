import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { runProduct } from '@tessera/commands/product/product'
import { say } from '@tessera/commands/say'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import type { Line } from '../measure.ts'
import { byKeyboard, byThumb } from './hand.ts'
import { password, type Task, tasks } from './tasks.ts'

const port = 4640
/** The member who does the tasks in a way, so that neither finds what the other has done. */
const usernames = { keyboard: 'jonas_weil', thumb: 'priya_raman' } as const

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** Does a task, and returns its presses, or a dash when it can't be done. */
async function pressesOf(
  browser: Browser,
  { origin, task, way }: { origin: string; task: Task; way: 'keyboard' | 'thumb' },
): Promise<string> {
  const context = await browser.newContext({
    ...(way === 'thumb' ? phone : desk),
    locale: 'en-US',
    baseURL: origin,
  })
  context.setDefaultTimeout(10_000)
  const headers = { Origin: origin }
  const call = (path: string, data: object) =>
    context.request.post(`/resource/${path}/`, { headers, data })
  try {
    await call('UserSessionResource/create', { username_or_email: usernames[way], password })
    await call('UserSettingsResource/update', { locale: null })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('main li img').first().waitFor()
    await task.first?.(page, usernames[way])
    const hand = way === 'thumb' ? byThumb(page) : byKeyboard(page)
    await task.does(hand)
    await task.shows(page).waitFor()
    return String(hand.presses())
  } catch (error) {
    say(`'${task.name}' by ${way} ends early: ${error instanceof Error ? error.message : error}`)
    return '–'
  } finally {
    await context.close()
  }
}

/** Counts the presses of ten tasks of a newcomer, by keyboard at 1440 pixels and by thumb at 390. */
export async function newcomer(named = ''): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  const product = await runProduct({ port, data, registryFile }, () => {})
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const lines: Line[] = []
    for (const task of tasks.filter(({ name }) => name.includes(named))) {
      const asked = { origin: product.origin, task }
      const keys = await pressesOf(browser, { ...asked, way: 'keyboard' })
      const taps = await pressesOf(browser, { ...asked, way: 'thumb' })
      lines.push({ name: task.name, ours: `${keys} keys`, beside: `${taps} taps`, target: '' })
    }
    return lines
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
