import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { tiles } from './person.ts'

/** The page shown over another page. */
export const layer = (page: Page) => page.locator('[data-page-layer]')

/** The links of the tiles on the page, or on the page beneath. */
export const pinLinks = (page: Page) => page.locator('main li a[href^="/pin/"]')

/** True for a pin that the service knows others like; a pin that another test has just made may have none. */
async function hasAlike(page: Page, href: string): Promise<boolean> {
  const params = { data: JSON.stringify({ pin_id: href.split('/')[2] }) }
  const answer = await page.request.get('/resource/RelatedPinsResource/get/', { params })
  return (await answer.json()).resource_response.data.length > 0
}

/** Scrolls down the feed and opens a pin that has others like it by keyboard; returns its link and the scroll position. */
export async function openPin(
  page: Page,
): Promise<{ readonly scrolled: number; readonly href: string }> {
  await expect(tiles(page).first()).toBeVisible()
  // The drawn first screen is shorter than the page.
  await takesOver(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  const hrefs = await pinLinks(page).evaluateAll((links) =>
    links
      .filter((link) => link.getBoundingClientRect().top > 200)
      .map((link) => link.getAttribute('href') ?? ''),
  )
  let href = ''
  for (const next of hrefs) {
    href = next
    if (await hasAlike(page, next)) break
  }
  const opened = page.locator(`main li a[href="${href}"]`).first()
  await opened.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeVisible()
  return { scrolled: 900, href }
}

/** Expects this pin on top, as a page or over another page. */
export async function expectPin(
  page: Page,
  href: string,
  { over }: { over: boolean },
): Promise<void> {
  await expect(page).toHaveURL(href)
  await expect(layer(page)).toHaveCount(over ? 1 : 0)
  const heading = (over ? layer(page) : page.getByRole('main')).getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  // Right after Back, both may still be those of the page before.
  const isNamed = async () => {
    const [name] = await heading.allTextContents()
    return (await page.title()).startsWith(`${name} · `)
  }
  await expect.poll(isNamed).toBe(true)
}
