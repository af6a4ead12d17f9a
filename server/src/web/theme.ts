import { type Theme, themeCookie } from '@tessera/contracts/boot'
import { cookieOf } from '../domains/identity/session-rules.ts'

/** The theme that this browser has chosen, or the system's. */
export function themeOf(cookies: string | null): Theme {
  const chosen = cookieOf(cookies, themeCookie)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
