import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { expect } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { startAttempt } from '../contexts/identity/identities/attempts.ts'
import { connectCookie } from '../contexts/identity/identities/connect-browser.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import type { MadeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import { type Person, visitor } from './person.ts'

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
export async function nonceIn(
  service: MemoryService,
  browser: Person,
  provider: 'google' | 'line' = 'google',
): Promise<string> {
  const { nonce } = await startAttempt(
    {
      ports: service.ports,
      cookie: browser.cookieOf,
      setCookie: ({ name, value }) => browser.keep(name, value ?? ''),
    },
    { provider, isNonceState: true },
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

/** Returns helpers that log in and sign up with Google in the tests of a service. */
export function withGoogle(service: () => MemoryService, made: MadeIssuer) {
  const db = () => service().ports.db

  /** Logs in with Google in a browser. */
  const enter = async (person: Partial<GooglePerson>, browser = visitor(service()), more = {}) => {
    const token = await tokenFor(made, person, await nonceIn(service(), browser))
    const came = await browser.call(logIn, { google_open_id_token: token, ...more })
    return { ...came, browser, token, ticket: String(came.error?.data?.connect_ticket) }
  }
  const enroll = (browser: Person, connect_ticket: string, more = {}) =>
    browser.call(register, { type: 'google', connect_ticket, birthday: 631_152_000, ...more })
  /** Signs up with Google. */
  const signUp = async (person = googlePerson()) => {
    const { browser, ticket } = await enter(person)
    const { error } = await enroll(browser, ticket)
    expect(error).toBeNull()
    return { person, browser }
  }
  const rowOf = async (email: string) => {
    const [row] = await db().select().from(users).where(eq(users.email, email))
    return row
  }
  const identityOf = async (sub: string) => {
    const [row] = await db().select().from(identities).where(eq(identities.subject, sub))
    return row
  }

  return { enter, enroll, signUp, rowOf, identityOf }
}
