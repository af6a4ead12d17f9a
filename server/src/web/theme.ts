import { type Theme, themeCookie } from '@tessera/contracts/boot'
import { cookieOf } from '../calls/cookies.ts'

/** Returns the theme that this browser chose, or 'system'. */
export function themeOf(cookies: string | null): Theme {
  const chosen = cookieOf(cookies, themeCookie)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
