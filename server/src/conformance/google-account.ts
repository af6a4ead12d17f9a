import { startAttempt } from '../domains/identities/attempts.ts'
import { connectCookie } from '../domains/identities/connect-browser.ts'
import type { MemoryService } from '../memory-service.ts'
import type { MadeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import type { Person } from './person.ts'

/** Google's settings over an issuer of a test. */
export const googleOf = ({ issuer }: MadeIssuer) => ({
  google: { clientId: 'our-client', issuer, scriptUrl: 'https://accounts.test/script.js' },
  facebook: null,
  line: null,
})

let people = 0

/** A person at Google. */
export interface GooglePerson {
  readonly sub: string
  readonly email: string
  /** Some providers send a text. */
  readonly email_verified: boolean | string
  readonly name: string
}

/** Creates a person at Google whose email is verified, unless it says otherwise. */
export function googlePerson(fields: Partial<GooglePerson> = {}): GooglePerson {
  people += 1
  const email = `google${people}@example.org`
  return { sub: `1080${people}`, email, email_verified: true, name: 'Nora Lind Berg', ...fields }
}

/** Begins a log-in in a browser, as the frame with Google's button does, and returns its nonce. */
export async function nonceIn(service: MemoryService, browser: Person): Promise<string> {
  const { nonce } = await startAttempt(
    {
      ports: service.ports,
      cookie: browser.cookieOf,
      setCookie: ({ name, value }) => browser.keep(name, value ?? ''),
    },
    { provider: 'google', isNonceState: true },
  )
  if (browser.cookieOf(connectCookie) === null) throw new Error('The browser has no secret.')
  return nonce
}

/** Logs somebody in at Google, and returns the id token that the browser gets. */
export async function tokenFor(
  made: MadeIssuer,
  person: Partial<GooglePerson>,
  nonce: string,
): Promise<string> {
  const at = Math.floor(Date.now() / 1_000)
  const claims = {
    iss: made.issuer,
    aud: 'our-client',
    azp: 'our-client',
    iat: at,
    exp: at + 3_600,
  }
  return made.sign({ ...claims, nonce, ...person })
}
