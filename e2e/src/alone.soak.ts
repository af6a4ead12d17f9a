import { moduleFolders } from '@tessera/commands/rooms'
import { expect } from 'playwright/test'
import { inFrame, showView, startAlone, viewLinks } from './module-alone.ts'
import { productPort } from './product.ts'
import { test } from './test.ts'

// The harness answers calls in a service worker.
test.use({ serviceWorkers: 'allow' })

const viewers = ['', 'mira_okafor', 'studio_lumen', 'newcomer'] as const

const states = [
  'as-answered',
  'slow',
  'failing',
  'offline',
  'empty',
  'not-found',
  'session-ended',
  'rate-limited',
] as const

for (const [at, folder] of moduleFolders().entries())
  test(`${folder} alone shows something in each view, to each viewer, in each state`, async ({
    page,
  }) => {
    test.setTimeout(3_600_000)
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    const alone = await startAlone(folder.replace('mfe-', ''), productPort + 40 + 4 * at)
    try {
      await showView(page, alone, '')
      await expect(viewLinks(page).first()).toBeVisible()
      const views = await viewLinks(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )
      for (const view of views)
        for (const viewer of viewers)
          for (const state of states)
            await test.step(`${view} ${viewer} ${state}`, async () => {
              const query = `${view}&viewer=${viewer}&answers=${state}`
              await showView(page, alone, query)
              // A page may lead to the home page, and an overlay to the log-in, which is another module's.
              const parts = inFrame(page).locator('main, dialog')
              // A page does without a slot that has nothing to show.
              if (view.startsWith('?slot=') && state !== 'as-answered')
                await expect(parts.first()).toBeAttached()
              else await expect(parts.filter({ hasText: /\w/ }).first()).toBeVisible()
              expect(thrown, query).toEqual([])
            })
    } finally {
      await alone.stop()
    }
  })
