import type { Locator } from 'playwright/test'

/** Presses a button that closes its window, which may be gone before the press is told to have ended. */
export async function pressLast(button: Locator): Promise<void> {
  const window = button.page()
  const closed = window.waitForEvent('close')
  await button.click().catch((cause: unknown) => {
    if (!window.isClosed()) throw cause
  })
  await closed
}
