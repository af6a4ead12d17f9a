import { existsSync } from 'node:fs'
import type { Driver } from './driver.ts'
import { soon, startPrograms } from './processes.ts'
import { openSession } from './webdriver.ts'

/** The programs that run WebKit without a screen. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
  readonly windows: string
}

/** Starts WebKitGTK, which has the engine of Safari, on a screen of its own. */
export async function openWebKit(
  { driver, browser, display, windows }: WebKitPrograms,
  port: number,
): Promise<Driver> {
  const screen = port % 10_000
  const programs = startPrograms()
  try {
    programs.start(display, [`:${screen}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
    await soon(() => {
      if (!existsSync(`/tmp/.X11-unix/X${screen}`)) throw new Error(`${display} did not start.`)
    })
    const environment = { DISPLAY: `:${screen}` }
    programs.start(windows, [], environment)
    programs.start(driver, [`--port=${port}`, '--host=127.0.0.1'], environment)
    const wanted = {
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    }
    return await soon(() => openSession(`http://127.0.0.1:${port}`, wanted, programs.stop))
  } catch (error) {
    await programs.stop()
    throw error
  }
}
