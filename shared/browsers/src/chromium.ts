import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, say } from '@tessera/commands/say'
import { chromium } from 'playwright'

// The shell without a window takes a third less processor time for the same tests.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Chromium starts a spare process after each new page; tests open hundreds of pages, and the spare ones
 * take a fifth of the browser's processor time. The others are in Playwright's list, which this replaces.
 */
const featuresOff = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Keeps Chromium from connecting to its vendor's hosts, and from starting processes for nothing. */
export const chromiumArguments = [
  `--disable-features=${featuresOff.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns the installed Chromium: the named one, the system's or Playwright's. */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )

/** Returns the installed Chromium, or installs Playwright's or Debian's. */
export function findChromium(): string {
  const found = installedChromium()
  if (found !== undefined) return found
  say('Installing Chromium for the browser tests …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.env.DEBIAN_FRONTEND = 'noninteractive'
    run('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    if (!run('apt-get', [...install, 'chromium-headless-shell']))
      run('apt-get', [...install, 'chromium'])
  }
  return (
    installedChromium() ??
    fail(
      'No Chromium was found and none could be installed; install one and set CHROMIUM_PATH to it.',
    )
  )
}
