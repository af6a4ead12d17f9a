import { expect, test } from 'playwright/test'
import { logIn } from './person.ts'

const surfaces = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search/pins/?q=green' },
  { name: 'profile', path: '/mira_okafor/' },
  { name: 'board', path: '/mira_okafor/quiet-corners/' },
  { name: 'log-in', path: '/login/' },
  { name: 'not-found', path: '/no/such/place/here/' },
  { name: 'home-member', path: '/', as: 'mira@demo.test' },
  { name: 'pin-builder', path: '/pin-builder/', as: 'mira@demo.test' },
  { name: 'business', path: '/advertiser/', as: 'studio@demo.test' },
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440] as const) {
    test(`every surface at ${width}, ${colorScheme}: nothing overflows sideways, one heading leads`, async ({
      browser,
    }, info) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      for (const { name, path, ...rest } of surfaces) {
        await page.goto('/')
        if ('as' in rest) await logIn(page, rest.as)
        await page.goto(path)
        await expect(page.getByRole('main').locator('h1, h2').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
        const file = info.outputPath(`${name}-${width}-${colorScheme}.png`)
        await page.screenshot({ path: file })
        await info.attach(`${name} ${width} ${colorScheme}`, {
          path: file,
          contentType: 'image/png',
        })
        await context.clearCookies()
      }
      await context.close()
    })
  }
}
