import { chromium } from 'playwright'
import { chromiumArguments } from './chromium.ts'
import type { Driver } from './driver.ts'
import { windowSize } from './driver.ts'

/** Starts Chromium and drives it by Playwright. */
export async function openChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  const page = await browser.newPage({ viewport: windowSize, ignoreHTTPSErrors: true })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' })
    },
    reload: async () => {
      await page.reload()
    },
    run: (body, ...args) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    scroll: async (x, y, by) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, by)
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
