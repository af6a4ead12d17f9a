import { underageCookie, underageFlag } from '@tessera/contracts/underage'

/** The document's cookies. */
interface Cookies {
  cookie: string
}

/** Long enough to stop somebody who tries birthdays, short enough for a typo. */
const keptSeconds = 24 * 60 * 60

/** True when somebody on this device said that they are too young. */
export function isFlaggedUnderage({ cookie }: Cookies): boolean {
  return cookie.split('; ').includes(`${underageCookie}=${underageFlag}`)
}

/** Remembers that somebody is too young. */
export function flagUnderage(cookies: Cookies): void {
  cookies.cookie = `${underageCookie}=${underageFlag}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax`
}

/** Forgets it, after somebody who mistyped their birthday has an account. */
export function unflagUnderage(cookies: Cookies): void {
  cookies.cookie = `${underageCookie}=; Path=/; Max-Age=0; SameSite=Lax`
}
