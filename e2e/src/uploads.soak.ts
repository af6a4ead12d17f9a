import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { root } from '@tessera/build/commands/root'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { askService } from './ask-service.ts'
import { chooseBoard } from './choose-picture.ts'
import { logIn } from './person.ts'
import { productPort } from './product.ts'

const pictures = Number(process.env.PICTURES ?? 100)
const side = 3_900
const slowDown = 4

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** Returns a PNG that isn't compressed, so that its bytes are known. */
function pngOf(width: number, height: number, tint = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height, 0)
  for (let at = 0; at < pixels.length; at += 1)
    if (at % row !== 0) pixels[at] = (at * 7 + tint * 31) & 255
  const bytes = chunk('IDAT', deflateSync(pixels, { level: 0 }))
  const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([sign, chunk('IHDR', header), bytes, chunk('IEND', Buffer.alloc(0))])
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}

/** Returns the process of the product's service. */
async function servicePid(): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!environment.split('\0').includes(`PORT=${productPort}`)) continue
    if (command.includes('/src/main.ts')) return Number(pid)
  }
  throw new Error('No process serves the product.')
}

async function tabMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...(await Promise.all(renderers.map(({ id }) => residentOf(id)))))
}

/** Watches the memory of the tab and of the service; `most` returns the peaks beside the start. */
async function watched(browser: Browser) {
  const pid = await servicePid()
  const measure = async () => [await tabMemory(browser), await residentOf(pid)] as const
  const before = await measure()
  let most = [...before]
  const timer = setInterval(async () => {
    const now = await measure().catch(() => before)
    most = most.map((each, at) => Math.max(each, now[at] ?? 0))
  }, 300)
  return () => {
    clearInterval(timer)
    return { before, most, growth: most.map((each, at) => each - (before[at] ?? 0)) }
  }
}

/** Writes files that the browser reads by itself, so that handing them over costs the page nothing. */
function onDisk(files: readonly Buffer[]): Promise<readonly string[]> {
  return Promise.all(
    files.map(async (bytes, at) => {
      const path = test.info().outputPath(`${String(at).padStart(3, '0')}.png`)
      await writeFile(path, bytes)
      return path
    }),
  )
}

/** Returns the statuses of the answers so far from addresses that contain a text. */
function answersOf(page: Page): (address: string) => readonly number[] {
  const answers: { readonly address: string; readonly status: number }[] = []
  page.on('response', (response) => {
    if (response.request().method() !== 'POST') return
    answers.push({ address: response.url(), status: response.status() })
  })
  return (address) =>
    answers.filter((one) => one.address.includes(address)).map((one) => one.status)
}

const write = (name: string, figures: object) =>
  writeFile(join(root, `reports/uploads-${name}.json`), JSON.stringify(figures))

async function openBuilder(page: Page): Promise<void> {
  await logIn(page, 'mira@demo.test')
  await page.goto('/pin-builder/')
  await expect(page.getByLabel('Choose images')).toBeAttached()
}

test('a large upload arrives whole, although the connection is cut three times and the tab reloaded', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const buffer = pngOf(side, side)
  await openBuilder(page)
  const session = await page.context().newCDPSession(page)
  const network = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 20, downloadThroughput: -1, uploadThroughput: 4_000_000 },
    })
  await network(false)
  const memory = await watched(browser)
  await page.getByLabel('Choose images').setInputFiles([...(await onDisk([buffer]))])
  const bar = page.getByRole('progressbar')
  const sent = async () => Number(await bar.getAttribute('value'))
  const reaches = (part: number) => expect.poll(sent, { timeout: 120_000 }).toBeGreaterThan(part)
  const seen: number[] = []
  for (const part of [0.1, 0.3, 0.5]) {
    await reaches(part)
    await network(true)
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    seen.push(await sent())
    await network(false)
  }
  await reaches(0.6)
  await page.reload()
  await network(false)
  await expect(bar).toBeVisible({ timeout: 60_000 })
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(0)
  seen.push(await sent())
  expect(seen[3]).toBeGreaterThan(0.3)
  await expect(page.getByText('The image is ready.')).toBeVisible({ timeout: 240_000 })
  const { before, most, growth } = memory()
  await write('large', { bytes: buffer.length, seen, before, most, growth })
  for (const each of growth) expect(each).toBeLessThan(300)
})

test('many pictures are prepared and published in order without a long task', async ({ page }) => {
  test.setTimeout(900_000)
  const board = `Many ${Date.now() % 100_000}`
  await logIn(page, 'mira@demo.test')
  await askService(page, '/resource/BoardResource/create/', { name: board })
  await page.goto('/pin-builder/')
  const files = await onDisk(Array.from({ length: pictures }, (_, at) => pngOf(300, 400, at)))
  const field = page.getByLabel('Choose images')
  await expect(field).toBeAttached()
  await chooseBoard(page, board)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const answered = answersOf(page)
  await field.setInputFiles([...files])
  // Nothing asks the page meanwhile: each question would be a long task of its own.
  await expect.poll(() => answered('/v3/media/uploads/').length).toBeGreaterThanOrEqual(pictures)
  await page.getByRole('button', { name: `Publish ${pictures} Pins` }).click()
  await page.waitForURL((url) => !url.pathname.includes('pin-builder'), { timeout: 600_000 })
  const created = answered('/resource/PinResource/create/')
  const tasks = await page.evaluate(() => Object(window).longTasks)
  await write('many', { pictures, created: created.length, tasks })
  expect(created).toEqual(Array.from({ length: pictures }, () => 200))
})
