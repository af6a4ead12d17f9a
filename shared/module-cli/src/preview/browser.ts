import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from '../outcome.ts'

/** A cookie of a browser. */
export interface BrowserCookie {
  readonly name: string
  readonly value: string
  readonly url: string
  readonly secure: true
  readonly httpOnly: true
}

/** The parts of Playwright that take pictures. */
export interface PictureBrowser {
  newContext(options: {
    readonly viewport: { readonly width: number; readonly height: number }
    readonly colorScheme: 'light' | 'dark'
    readonly reducedMotion: 'reduce'
    readonly serviceWorkers: 'block'
    readonly bypassCSP: true
  }): Promise<PictureContext>
  close(): Promise<void>
}

/** A browser's context, with its own cookies. */
interface PictureContext {
  addCookies(cookies: BrowserCookie[]): Promise<void>
  newPage(): Promise<{
    goto(url: string, options: { readonly waitUntil: 'load' }): Promise<unknown>
    waitForLoadState(state: 'networkidle', options: { readonly timeout: number }): Promise<void>
    screenshot(options: {
      readonly style: string
      readonly animations: 'disabled'
      readonly caret: 'hide'
    }): Promise<Uint8Array>
  }>
  close(): Promise<void>
}

interface Chromium {
  launch(options: {
    readonly executablePath?: string
    readonly args: string[]
  }): Promise<PictureBrowser>
}

interface Playwright {
  readonly chromium?: Chromium
  readonly default?: { readonly chromium?: Chromium }
}

/** Finds the Playwright of a repository, or of its end-to-end tests; undefined when neither has one. */
function playwrightIn(root: string): string | undefined {
  for (const folder of ['', 'e2e'])
    for (const name of ['playwright', '@playwright/test', 'playwright-core']) {
      const installed = join(root, folder, 'node_modules', name)
      if (existsSync(installed)) return createRequire(join(installed, 'package.json')).resolve(name)
    }
  return undefined
}

/** Starts Chromium by the Playwright of a repository. */
export async function openPictureBrowser(
  root: string,
  executablePath: string | undefined,
): Promise<PictureBrowser> {
  const path = playwrightIn(root)
  if (path === undefined)
    throw new Fault(
      'Screenshots need Playwright, which this repository does not have; run npm install --save-dev playwright, then npx playwright install chromium.',
    )
  const loaded: Playwright = await import(pathToFileURL(path).href)
  const chromium = loaded.chromium ?? loaded.default?.chromium
  if (chromium === undefined)
    throw new Fault(`The Playwright at ${path} has no Chromium; update it.`)
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  return chromium
    .launch({ args, ...(executablePath !== undefined && { executablePath }) })
    .catch(() => {
      throw new Fault(
        'Chromium did not start; run npx playwright install chromium, or give its path in CHROMIUM_PATH.',
      )
    })
}
