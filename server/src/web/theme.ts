import { type Theme, themeCookie } from '@tessera/contracts/boot'
import { cookieOf } from '../contexts/identity/accounts/session-rules.ts'

/** Returns the theme that this browser chose, or 'system'. */
export function themeOf(cookies: string | null): Theme {
  const chosen = cookieOf(cookies, themeCookie)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
