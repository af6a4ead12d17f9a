import {
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { madeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import { oneDatabase } from './database-kinds.ts'
import { googleOf, googlePerson, nonceIn, tokenFor, withGoogle } from './google-account.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const made = await madeIssuer()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`connected accounts on ${kind}`, () => {
    let late = 0
    const clock = { now: () => new Date(Date.now() + late) }
    const service = openedService(() =>
      open({ clock, issuers: made.issuers, settings: { providers: googleOf(made) } }),
    )
    const { enter, signUp, rowOf, identityOf } = withGoogle(service, made)

    test('a member sees what each connected account knows, connects one and disconnects it, and is told by email', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const google = googlePerson()
      const token = async () => tokenFor(made, google, await nonceIn(service(), person))
      const [connected] = await person.done(connectAccount, { google_open_id_token: await token() })
      expect(connected).toMatchObject({
        provider: 'google',
        email: google.email,
        name: google.name,
        can_disconnect: true,
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      })
      expect(await person.done(listConnectedAccounts, {})).toEqual([connected])
      expect((await enter(google)).data).toMatchObject({ user: { email } })
      const id = connected?.id ?? ''
      const stranger = await member(service())
      expect((await stranger.call(disconnectAccount, { id })).error?.code).toBe('not-found')
      expect((await stranger.call(disconnectAccount, { id: 'x' })).error?.code).toBe('not-found')
      expect(await person.done(disconnectAccount, { id })).toEqual([])
      expect(await rowOf(email)).toMatchObject({ connectedToGoogle: false })
      expect((await enter(google)).error?.code).toBe('identity-unknown')
      const told = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(told).toContain('Google was connected to your Tessera account')
      expect(told).toContain('Google was disconnected from your Tessera account')
    })

    test('the only way to log in stays, and another account’s Google is not taken', async () => {
      const { person: google, browser } = await signUp()
      const [only] = await browser.done(listConnectedAccounts, {})
      expect(only).toMatchObject({ can_disconnect: false })
      const id = only?.id ?? ''
      expect((await browser.call(disconnectAccount, { id })).error?.code).toBe('last-way-in')
      const second = await tokenFor(made, googlePerson(), await nonceIn(service(), browser))
      await browser.done(connectAccount, { google_open_id_token: second })
      expect(await browser.done(disconnectAccount, { id })).toHaveLength(1)
      const owner = await signUp()
      const thief = await member(service())
      const token = await tokenFor(made, owner.person, await nonceIn(service(), thief))
      const taken = await thief.call(connectAccount, { google_open_id_token: token })
      expect(taken.error?.code).toBe('identity-of-other')
      expect(await identityOf(google.sub)).toBeUndefined()
    })

    test('two disconnections at once leave one way to log in', async () => {
      const { browser, person } = await signUp()
      const { browser: other } = await enter(person)
      const token = await tokenFor(made, googlePerson(), await nonceIn(service(), browser))
      const both = await browser.done(connectAccount, { google_open_id_token: token })
      const [one, two] = both.map(({ id }) => id)
      const came = await Promise.all([
        browser.call(disconnectAccount, { id: one }),
        other.call(disconnectAccount, { id: two }),
      ])
      expect(came.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual([
        'done',
        'last-way-in',
      ])
      expect(await browser.done(listConnectedAccounts, {})).toHaveLength(1)
    })

    test('connecting and disconnecting end a stolen copy of the session', async () => {
      const person = await member(service())
      const copied = () => {
        const thief = visitor(service())
        thief.keep('__Host-session', person.cookieOf('__Host-session') ?? '')
        return thief
      }
      const isIn = async (browser: Person) => (await browser.done(getViewer, {})) !== null
      const before = copied()
      expect(await isIn(before)).toBe(true)
      const token = await tokenFor(made, googlePerson(), await nonceIn(service(), person))
      const [connected] = await person.done(connectAccount, { google_open_id_token: token })
      const between = copied()
      expect([await isIn(before), await isIn(between)]).toEqual([false, true])
      await person.done(disconnectAccount, { id: connected?.id })
      expect([await isIn(between), await isIn(person)]).toEqual([false, true])
    })

    test('connected accounts change for ten minutes after a proof, and not by a stolen old session', async () => {
      const { browser } = await signUp()
      const [only] = await browser.done(listConnectedAccounts, {})
      const google_open_id_token = await tokenFor(
        made,
        googlePerson(),
        await nonceIn(service(), browser),
      )
      late = 600_001
      const codes = [
        (await browser.call(connectAccount, { google_open_id_token })).error?.code,
        (await browser.call(disconnectAccount, { id: only?.id })).error?.code,
      ]
      late = 0
      expect(codes).toEqual(['confirm-needed', 'confirm-needed'])
    })
  })
