import {
  confirmByIdentity,
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { logIn } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { sweepConnects } from '../contexts/identity/providers/sweep.ts'
import type { Issuers } from '../platform/issuers/port.ts'
import { madeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import { oneDatabase } from './database-kinds.ts'
import { facebookAndLine, lineIdToken, madeProviders } from './facebook-and-line.ts'
import { googleOf, googlePerson, nonceIn, tokenFor, withGoogle } from './google-account.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'

const google = await madeIssuer()
const others = madeProviders()
const issuers: Issuers = {
  fetch: (url, request) =>
    url.startsWith(google.issuer)
      ? google.issuers.fetch(url, request)
      : others.issuers.fetch(url, request),
}
const providers = { ...facebookAndLine, google: googleOf(google).google }
const tenMinutes = 600_001

let people = 0
const somebody = () => {
  people += 1
  return { id: `77${people}`, email: `both${people}@example.org`, name: 'Aki Mori' }
}
type Somebody = ReturnType<typeof somebody>

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`connected providers on ${kind}`, () => {
    let late = 0
    const clock = { now: () => new Date(Date.now() + late) }
    const service = openedService(() => open({ clock, issuers, settings: { providers } }))
    const { signUp } = withGoogle(service, google)

    const atFacebook = (person: Somebody, issuedAt?: number) => ({
      facebook_id: person.id,
      facebook_token: others.facebookToken(person, '42', issuedAt),
    })
    const atLine = async (browser: Person, person: Somebody) => ({
      line_id_token: await lineIdToken(person, await nonceIn(service(), browser, 'line')),
    })
    const atGoogle = async (browser: Person, person: ReturnType<typeof googlePerson>) => ({
      google_open_id_token: await tokenFor(google, person, await nonceIn(service(), browser)),
    })
    /** Acts as it would eleven minutes after the log-in. */
    const later = async <Came>(act: () => Promise<Came>): Promise<Came> => {
      late = tenMinutes
      try {
        return await act()
      } finally {
        late = 0
      }
    }
    /** Tries to confirm, and returns the error's code, or 'confirmed'. */
    const confirm = async (browser: Person, proof: Readonly<Record<string, string>>) =>
      (await browser.call(confirmByIdentity, proof)).error?.code ?? 'confirmed'

    test('a member connects Facebook and LINE, logs in with both, and disconnects one', async () => {
      const person = await member(service())
      const [atF, atL] = [somebody(), somebody()]
      await person.done(connectAccount, atFacebook(atF))
      const both = await person.done(connectAccount, await atLine(person, atL))
      expect(both.map(({ provider, email }) => [provider, email])).toEqual([
        ['facebook', atF.email],
        ['line', atL.email],
      ])
      expect((await visitor(service()).call(logIn, atFacebook(atF))).error).toBeNull()
      const browser = visitor(service())
      expect((await browser.call(logIn, await atLine(browser, atL))).error).toBeNull()
      const left = await person.done(disconnectAccount, { id: both[0]?.id ?? '' })
      expect(left).toMatchObject([{ provider: 'line' }])
      const gone = await visitor(service()).call(logIn, atFacebook(atF))
      expect(gone.error?.code).toBe('identity-unknown')
    })

    test('another account’s Facebook and LINE are refused, and stay where they are', async () => {
      const owner = await member(service())
      const [atF, atL] = [somebody(), somebody()]
      await owner.done(connectAccount, atFacebook(atF))
      await owner.done(connectAccount, await atLine(owner, atL))
      const thief = await member(service())
      for (const proof of [atFacebook(atF), await atLine(thief, atL)])
        expect((await thief.call(connectAccount, proof)).error?.code).toBe('identity-of-other')
      expect(await thief.done(listConnectedAccounts, {})).toEqual([])
      expect(await owner.done(listConnectedAccounts, {})).toHaveLength(2)
    })

    test('a token of LINE connects once and in its own browser, and one of another app connects nothing', async () => {
      const person = await member(service())
      const elsewhere = await atLine(await member(service()), somebody())
      expect((await person.call(connectAccount, elsewhere)).error?.code).toBe('connect-gone')
      const once = await atLine(person, somebody())
      await person.done(connectAccount, once)
      expect((await person.call(connectAccount, once)).error?.code).toBe('connect-gone')
      const stranger = somebody()
      const ofOtherApp = others.facebookToken(stranger, '43')
      const foreign = { facebook_id: stranger.id, facebook_token: ofOtherApp }
      expect((await person.call(connectAccount, foreign)).error?.code).toBe('identity-refused')
    })

    test('Google confirms a change by somebody without a password whose log-in was long ago', async () => {
      const { browser, person } = await signUp()
      const [only] = await browser.done(listConnectedAccounts, {})
      const change = async () =>
        (await browser.call(disconnectAccount, { id: only?.id })).error?.code
      await later(async () => {
        expect(await change()).toBe('confirm-needed')
        const proof = await atGoogle(browser, person)
        expect(await confirm(browser, proof)).toBe('confirmed')
        expect(await change()).toBe('last-way-in')
        expect(await confirm(browser, proof)).toBe('connect-gone')
      })
    })

    test('another identity of the same provider, and a provider that is not connected, confirm nothing', async () => {
      const { browser } = await signUp()
      const owner = await member(service())
      const elsewhere = somebody()
      await owner.done(connectAccount, atFacebook(elsewhere))
      await later(async () => {
        const proofs = [
          await atGoogle(browser, googlePerson()),
          await atLine(browser, somebody()),
          atFacebook(somebody(), clock.now().getTime() / 1_000),
          atFacebook(elsewhere, clock.now().getTime() / 1_000),
        ]
        for (const proof of proofs)
          expect(await confirm(browser, proof)).toBe('identity-not-connected')
        const [only] = await browser.done(listConnectedAccounts, {})
        const still = await browser.call(disconnectAccount, { id: only?.id })
        expect(still.error?.code).toBe('confirm-needed')
      })
    })

    test('a token of Facebook confirms once, in any session, and not when it is old', async () => {
      const person = await member(service())
      const atF = somebody()
      const first = atFacebook(atF)
      await person.done(connectAccount, first)
      const browser = visitor(service())
      await browser.done(logIn, atFacebook(atF))
      await later(async () => {
        expect(await confirm(person, first)).toBe('connect-gone')
        const fresh = atFacebook(atF, clock.now().getTime() / 1_000)
        expect(await confirm(person, fresh)).toBe('confirmed')
        expect(await confirm(person, fresh)).toBe('connect-gone')
        expect(await confirm(browser, fresh)).toBe('connect-gone')
        // The sweep keeps the mark for as long as the token counts as new.
        await sweepConnects(service().ports.db, new Date(clock.now().getTime() + tenMinutes))
        expect(await confirm(person, fresh)).toBe('connect-gone')
      })
    })

    test('a log-in that began at one provider is not ended by a token of another', async () => {
      const browser = visitor(service())
      const begunAtLine = await nonceIn(service(), browser, 'line')
      const google_open_id_token = await tokenFor(google, googlePerson(), begunAtLine)
      const came = await browser.call(logIn, { google_open_id_token })
      expect(came.error?.code).toBe('connect-gone')
      const begunAtGoogle = await nonceIn(service(), browser)
      const line_id_token = await lineIdToken(somebody(), begunAtGoogle)
      expect((await browser.call(logIn, { line_id_token })).error?.code).toBe('connect-gone')
    })

    test('LINE confirms once, and only in the session that showed it', async () => {
      const person = await member(service())
      const atL = somebody()
      await person.done(connectAccount, await atLine(person, atL))
      const browser = visitor(service())
      await browser.done(logIn, await atLine(browser, atL))
      await later(async () => {
        const proof = await atLine(person, atL)
        expect(await confirm(browser, proof)).toBe('connect-gone')
        expect(await confirm(person, proof)).toBe('confirmed')
        expect(await confirm(person, proof)).toBe('connect-gone')
        const [one] = await browser.done(listConnectedAccounts, {})
        const refused = await browser.call(disconnectAccount, { id: one?.id })
        expect(refused.error?.code).toBe('confirm-needed')
      })
    })
  })
