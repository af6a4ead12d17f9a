import type { Theme } from '@tessera/contracts/boot'
import { themeCookie } from '@tessera/contracts/boot'
import { themeColors } from '@tessera/contracts/theme-colors'

const year = 365 * 24 * 60 * 60

/** Sets the color of the browser's own frame: the device's theme, or the chosen one. */
function colorFrame(theme: Theme, page: Document): void {
  for (const meta of page.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.setAttribute('content', themeColors[theme === 'system' ? own : theme])
  }
}

/**
 * Shows a theme and stores it in a cookie, so that the service renders the next document with it.
 */
export function chooseTheme(theme: Theme, page: Document): void {
  if (theme === 'system') delete page.documentElement.dataset.theme
  else page.documentElement.dataset.theme = theme
  colorFrame(theme, page)
  page.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${year}; SameSite=Lax`
}
