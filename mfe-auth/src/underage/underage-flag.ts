import { underageCookie, underageFlag } from '@tessera/contracts/underage'

/** A document, as far as its cookies go. */
interface Cookies {
  cookie: string
}

/** Long enough to stop somebody who tries birthdays, short enough for whom it was a slip. */
const keptSeconds = 24 * 60 * 60

/** Whether somebody said on this device that they are too young. */
export function isFlaggedUnderage({ cookie }: Cookies): boolean {
  return cookie.split('; ').includes(`${underageCookie}=${underageFlag}`)
}

/** Remembers that somebody is too young. */
export function flagUnderage(cookies: Cookies): void {
  cookies.cookie = `${underageCookie}=${underageFlag}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax`
}

/** Forgets it, once somebody who slipped has an account. */
export function unflagUnderage(cookies: Cookies): void {
  cookies.cookie = `${underageCookie}=; Path=/; Max-Age=0; SameSite=Lax`
}
