import { existsSync, globSync } from 'node:fs'
import { installedChromium } from './chromium.ts'
import type { Driver } from './driver.ts'
import { openChromium } from './open-chromium.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'

/** A browser that the tasks can be walked in, or the sentence that says why not. */
export interface KnownBrowser {
  readonly name: string
  readonly open: ((port: number) => Promise<Driver>) | undefined
  /** The fix when it is not installed. */
  readonly missing: string
}

const firstOf = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

function firefox(): KnownBrowser {
  const program = firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
  return {
    name: 'Firefox',
    open: program === undefined ? undefined : (port) => openFirefox(program, port),
    missing:
      'Firefox is not installed. Set FIREFOX_PATH, or on Debian: apt-get install firefox-esr',
  }
}

function webKit(): KnownBrowser {
  const driver = firstOf('/usr/bin/WebKitWebDriver')
  const browser = firstOf(...globSync('/usr/lib{exec,/*}/webkit2gtk-4.*/MiniBrowser'))
  const display = firstOf('/usr/bin/Xvfb')
  const windows = firstOf('/usr/bin/openbox')
  const isWhole = driver && browser && display && windows
  return {
    name: 'WebKit',
    open: isWhole ? (port) => openWebKit({ driver, browser, display, windows }, port) : undefined,
    missing: 'WebKit is not installed. On Debian: apt-get install webkit2gtk-driver xvfb openbox',
  }
}

function chromium(): KnownBrowser {
  const program = installedChromium()
  return {
    name: 'Chromium',
    open: program === undefined ? undefined : () => openChromium(program),
    missing: 'Chromium is not installed. Set CHROMIUM_PATH, or on Debian: apt-get install chromium',
  }
}

/** Every browser that the tasks are walked in. */
export const knownBrowsers = (): readonly KnownBrowser[] => [chromium(), firefox(), webKit()]
