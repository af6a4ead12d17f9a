import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { fail, say } from './say.ts'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps Chromium from connecting to its vendor's hosts. */
export const chromiumArguments = [
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
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.env.DEBIAN_FRONTEND = environment.DEBIAN_FRONTEND
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  return fail(
    'No Chromium was found and none could be installed; install one and set CHROMIUM_PATH to it.',
  )
}
