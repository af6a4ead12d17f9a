import type { Page } from 'playwright'

/** Max turns of the wheel: no list that is measured is as long. */
const mostTurns = 60

/** Turns the wheel until something is there; throws when it doesn't come. */
export async function scrollUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  { by, what }: { readonly by: number; readonly what: string },
): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (await isThere()) return
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(200)
  }
  const at = await page.evaluate(() => ({
    scrolled: Math.round(scrollY),
    covered: document.querySelector('[data-page-layer]') !== null,
  }))
  const why = at.covered ? 'a page lies over the list' : `the page is scrolled by ${at.scrolled}`
  throw new Error(`After ${mostTurns} turns of the wheel, ${what} is not there; ${why}.`)
}
