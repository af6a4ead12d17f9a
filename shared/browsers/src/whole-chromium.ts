import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from 'playwright'
import { installedChromium } from './chromium.ts'

/** Tests prefer the shell without a window, which has no extensions. */
const otherPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const isWhole = (path: string): boolean => !basename(path).includes('headless')

/** Returns an installed Chromium with extensions. */
export const wholeChromium = (): string | undefined =>
  [installedChromium(), ...otherPaths, chromium.executablePath()].find(
    (path) => path !== undefined && isWhole(path) && existsSync(path),
  )
