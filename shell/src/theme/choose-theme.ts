import type { Theme } from '@tessera/contracts/boot'
import { themeCookie } from '@tessera/contracts/boot'

const year = 365 * 24 * 60 * 60

/** Shows a theme and remembers it where the service reads it, so that the next document already has it. */
export function chooseTheme(theme: Theme, page: Document): void {
  if (theme === 'system') delete page.documentElement.dataset.theme
  else page.documentElement.dataset.theme = theme
  page.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${year}; SameSite=Lax`
}
