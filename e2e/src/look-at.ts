import type { Page } from 'playwright/test'

/** Navigates as a link does, without reloading the document. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Waits until nothing visible is loading or moving. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Skips elements outside the window or scrolled out of their list.
    const seen = (element: Element): boolean => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      const page = new DOMRect(0, 0, innerWidth, innerHeight)
      const list = element.closest('ul, ol, fieldset')?.getBoundingClientRect() ?? page
      const isIn = (edge: DOMRect) =>
        bottom > edge.top && top < edge.bottom && right > edge.left && left < edge.right
      return width > 0 && isIn(list) && isIn(page)
    }
    const busy = '[aria-busy="true"]:not([role="list"]), [role="status"][aria-label]'
    return (
      document.fonts.status === 'loaded' &&
      ![...document.querySelectorAll(busy)].some(seen) &&
      [...document.images].filter(seen).every(({ complete }) => complete)
    )
  })
}
