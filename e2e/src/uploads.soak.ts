import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { root } from '@tessera/commands/root'
import { limits } from '@tessera/contracts/limits'
import { type Browser, expect, type Page } from 'playwright/test'
import { askService } from './ask-service.ts'
import { chooseBoard } from './choose-picture.ts'
import { logIn } from './person.ts'
import { productPort } from './product.ts'
import { test } from './test.ts'

const pictures = Number(process.env.PICTURES ?? 100)
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
    if (/(?:server|demo)\/src\/main\.ts/.test(command)) return Number(pid)
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

/** Opens the builder as somebody with a new board of that name. */
async function openBuilder(page: Page, name: string): Promise<void> {
  await logIn(page, 'mira@demo.test')
  await askService(page, '/resource/BoardResource/create/', { name })
  await page.goto('/pin-builder/')
  await expect(page.getByLabel('Choose images')).toBeAttached()
}

const partBytes = 8 * 1024 * 1024

/** Writes a video of 200 MB: the demo world's, with media data behind it that never plays. */
async function writeFilm(path: string): Promise<{ readonly start: number; readonly sha: string }> {
  const start = await readFile(join(root, 'demo/src/assets/snowfall.mp4'))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(limits.uploadMaxBytes - start.length)
  head.write('mdat', 4)
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  await file.write(start)
  for (let left = limits.uploadMaxBytes - start.length, part = head; left > 0; ) {
    await file.write(part)
    hash.update(part)
    left -= part.length
    part = randomBytes(Math.min(partBytes, left))
  }
  await file.close()
  return { start: start.length, sha: hash.digest('hex') }
}

/** Returns the hash of a served file from an offset on. */
async function servedSha(page: Page, address: string, from: number): Promise<string> {
  const url = new URL(address, page.url())
  const response = await fetch(url, { headers: { Range: `bytes=${from}-` } })
  const hash = createHash('sha256')
  for await (const part of response.body ?? []) hash.update(part)
  return hash.digest('hex')
}

test('a video of 200 MB arrives whole, although the connection is cut three times and the tab reloaded', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const path = join(root, 'reports/film.mp4')
  await mkdir(join(root, 'reports'), { recursive: true })
  const film = await writeFilm(path)
  const board = `Films ${Date.now() % 100_000}`
  await openBuilder(page, board)
  const session = await page.context().newCDPSession(page)
  const network = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 10_000_000,
    })
  await network(false)
  const memory = await watched(browser)
  await page.getByLabel('Choose images or videos').setInputFiles(path)
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
  expect(seen[3]).toBeGreaterThan(0.5)
  await expect(page.getByText('The video is ready.')).toBeVisible({ timeout: 240_000 })
  await chooseBoard(page, board)
  const created = page.waitForResponse((response) =>
    response.url().includes('/resource/PinResource/create/'),
  )
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const { src } = (await (await created).json()).resource_response.data.embed
  const sha = await servedSha(page, src, film.start)
  const { before, most, growth } = memory()
  await write('large', { bytes: limits.uploadMaxBytes, seen, before, most, growth })
  await rm(path)
  expect(sha).toBe(film.sha)
  for (const each of growth) expect(each).toBeLessThan(300)
})

test('many pictures are prepared and published in order without a long task', async ({ page }) => {
  test.setTimeout(900_000)
  const board = `Many ${Date.now() % 100_000}`
  await openBuilder(page, board)
  const files = await onDisk(Array.from({ length: pictures }, (_, at) => pngOf(300, 400, at)))
  const field = page.getByLabel('Choose images')
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
