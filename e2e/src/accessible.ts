import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Set once axe's source has run in the page. */
    readonly axe: typeof axeCore
  }
}

/** Returns the accessibility violations that axe finds, one line each with the element. */
export async function barriers(
  page: Page,
  { contrastOnly = false } = {},
): Promise<readonly string[]> {
  const there = await page.evaluate(() => 'axe' in window)
  if (!there) await page.evaluate(axeCore.source)
  return page.evaluate(
    async (rules) => {
      const only =
        rules === null ? { rules: { 'target-size': { enabled: true } } } : { runOnly: rules }
      const { violations } = await window.axe.run(document, {
        ...only,
        iframes: false,
        preload: false,
        resultTypes: ['violations'],
      })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => {
          const at = nodes
            .slice(0, 3)
            .map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
          return `${id} (${nodes.length}): ${at.join('; ')}`
        })
    },
    contrastOnly ? ['color-contrast'] : null,
  )
}
