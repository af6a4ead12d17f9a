import {
  facebookBannerData,
  facebookLoginData,
  facebookProfileData,
} from '@tessera/contracts/calls/facebook'
import { register } from '@tessera/contracts/calls/registration'
import { forgetDevice, logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { facebookAndLine, madeProviders } from './facebook-and-line.ts'
import { openedService } from './opened-service.ts'
import { member, newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const made = madeProviders()
const settings = { providers: facebookAndLine }

let people = 0
const nextId = () => {
  people += 1
  return String(70_000 + people)
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`Facebook on ${kind}`, () => {
    const service = openedService(() => open({ issuers: made.issuers, settings }))

    const enter = (browser: Person, person: { id: string; email?: string }, more = {}) =>
      browser.call(logIn, {
        facebook_id: person.id,
        facebook_token: made.facebookToken(person),
        ...more,
      })

    /** Connects a member with Facebook by the password, and returns both. */
    async function connected() {
      const owner = await member(service())
      const { email, username } = await selfOf(owner)
      const person = { id: nextId(), email }
      const browser = visitor(service())
      const { error } = await enter(browser, person)
      await browser.done(logIn, {
        username_or_email: email,
        password,
        connect_ticket: String(error?.data?.connect_ticket),
      })
      return { person, email, username, browser }
    }

    test('V3.12 a connected person logs in with facebook_id and facebook_token', async () => {
      const { person, username } = await connected()
      const browser = visitor(service())
      const came = await enter(browser, person, { facebook_autologin: true, login_method: 2 })
      expect(came.error).toBeNull()
      expect((await browser.done(getViewer, {}))?.username).toBe(username)
    })

    test('V3.17 facebook_autologin, autologin, switch_account and get_user are taken with Facebook', async () => {
      const { person } = await connected()
      const flags = { facebook_autologin: true, autologin: true, switch_account: true }
      const came = await enter(visitor(service()), person, { ...flags, get_user: true })
      expect(came.data).toMatchObject({ user: { email: person.email } })
    })

    test('V3.12 a token of another app, a made-up one and somebody else’s id open nothing', async () => {
      const { person } = await connected()
      const other = made.facebookToken(person, '43')
      const mallory = made.facebookToken({ id: nextId() })
      const browser = visitor(service())
      for (const token of [other, 'made-up', mallory]) {
        const input = { facebook_id: person.id, facebook_token: token }
        expect((await browser.call(logIn, input)).error?.code).toBe('identity-refused')
        const told = await browser.call(facebookLoginData, input)
        expect(told.error?.code).toBe('identity-refused')
      }
      const profile = await browser.call(facebookProfileData, { access_token: other })
      expect(profile.error?.code).toBe('identity-refused')
      expect(await browser.done(getViewer, {})).toBeNull()
    })

    test('an email that Facebook tells opens no account: its password does, and connects the two', async () => {
      const owner = await member(service())
      const { email } = await selfOf(owner)
      const person = { id: nextId(), email }
      const browser = visitor(service())
      const { error } = await enter(browser, person)
      expect(error).toMatchObject({ code: 'identity-email-taken', data: { email } })
      expect(await browser.done(getViewer, {})).toBeNull()
      const ticket = String(error?.data?.connect_ticket)
      const wrong = { username_or_email: email, password: 'not it', connect_ticket: ticket }
      expect((await browser.call(logIn, wrong)).error?.code).toBe('password-wrong')
      expect(await rowsOf(person.id)).toHaveLength(0)
      await browser.done(logIn, { ...wrong, password })
      expect(await rowsOf(person.id)).toHaveLength(1)
      expect((await enter(visitor(service()), person)).error).toBeNull()
    })

    const rowsOf = (subject: string) =>
      service().ports.db.select().from(identities).where(eq(identities.subject, subject))

    test('V8.20 V8.33 Facebook signs up nobody new, with a ticket or with a token', async () => {
      const person = { id: nextId(), email: `new${nextId()}@example.org` }
      const browser = visitor(service())
      const { error } = await enter(browser, person)
      expect(error?.code).toBe('identity-unknown')
      const birthday = 631_152_000
      const token = { facebook_id: person.id, facebook_token: made.facebookToken(person) }
      const ticket = { connect_ticket: String(error?.data?.connect_ticket) }
      for (const proof of [ticket, token]) {
        const came = await browser.call(register, { type: 'facebook', birthday, ...proof })
        expect(came.error).toMatchObject({ code: 'facebook-register-prevented' })
      }
      expect(await rowsOf(person.id)).toHaveLength(0)
    })

    test('a phone-only account has no email in its ticket, and a typed one proves nothing', async () => {
      const victim = await newcomer(service())
      const { email } = await selfOf(victim)
      const person = { id: nextId() }
      const browser = visitor(service())
      const { error } = await enter(browser, person)
      expect(error).toMatchObject({ code: 'identity-unknown', data: { email: null } })
      const connect_ticket = String(error?.data?.connect_ticket)
      const guessed = { username_or_email: email, password: 'a guess', connect_ticket }
      expect((await browser.call(logIn, guessed)).error?.code).toBe('password-wrong')
      expect(await browser.done(getViewer, {})).toBeNull()
      expect(await rowsOf(person.id)).toHaveLength(0)
    })

    test('V7.10 V3.30 profile data tells what the token’s person shares', async () => {
      const person = { id: nextId(), email: 'aki@example.org', name: 'Aki Mori' }
      const access_token = made.facebookToken(person)
      const asked = { access_token, pii_safe_birthday: true, fields: 'email,first_name,last_name' }
      expect(await visitor(service()).done(facebookProfileData, asked)).toEqual({
        access_token,
        id: person.id,
        email: 'aki@example.org',
        first_name: 'Aki',
        last_name: 'Mori',
        birthday: null,
        gender: null,
        picture: null,
      })
    })

    test('V7.11 V3.31 login data tells the other ways of the account that Facebook opens', async () => {
      const { person, email } = await connected()
      const browser = visitor(service())
      const input = { facebook_id: person.id, facebook_token: made.facebookToken(person) }
      expect(await browser.done(facebookLoginData, input)).toEqual({
        connected_to_gplus: false,
        connected_to_google: false,
        has_password: true,
      })
      const own = service().ports.db.update(users)
      await own.set({ connectedToGoogle: true, passwordHash: null }).where(eq(users.email, email))
      expect(await browser.done(facebookLoginData, input)).toEqual({
        connected_to_gplus: true,
        connected_to_google: true,
        has_password: false,
      })
      const stranger = { id: nextId() }
      const unknown = { facebook_id: stranger.id, facebook_token: made.facebookToken(stranger) }
      expect((await browser.call(facebookLoginData, unknown)).error?.code).toBe('not-found')
    })

    test('V3.31 login data of an account with Google and without a password says so', async () => {
      const { person, email } = await connected()
      const changes = { connectedToGoogle: true, passwordHash: null }
      await service().ports.db.update(users).set(changes).where(eq(users.email, email))
      const input = { facebook_id: person.id, facebook_token: made.facebookToken(person) }
      expect(await visitor(service()).done(facebookLoginData, input)).toEqual({
        connected_to_gplus: true,
        connected_to_google: true,
        has_password: false,
      })
    })

    test('V7.13 the banner’s look-up tells how this browser’s returning visitor logs in', async () => {
      const { browser, email } = await connected()
      expect(await visitor(service()).done(facebookBannerData, {})).toBeNull()
      await browser.done(logOut, {})
      const read = () => browser.done(facebookBannerData, {})
      expect(await read()).toEqual({
        isGoogleConnected: false,
        hasPassword: true,
        isFBAuthOnly: false,
      })
      const own = service().ports.db.update(users)
      await own.set({ passwordHash: null }).where(eq(users.email, email))
      expect(await read()).toMatchObject({ hasPassword: false, isFBAuthOnly: true })
      const withGoogle = service().ports.db.update(users).set({ connectedToGoogle: true })
      await withGoogle.where(eq(users.email, email))
      expect(await read()).toEqual({
        isGoogleConnected: true,
        hasPassword: false,
        isFBAuthOnly: false,
      })
      await browser.done(forgetDevice, {})
      expect(await read()).toBeNull()
    })

    test('Facebook that does not answer says so, and opens nothing', async () => {
      const { person } = await connected()
      made.breakDown(true)
      const came = await enter(visitor(service()), person)
      made.breakDown(false)
      expect(came.error?.code).toBe('too-busy')
    })

    test('V4.31 V4.32 V7.14 the window loads the SDK by locale, and may run nothing else', async () => {
      const state = 's'.repeat(43)
      const headers = { 'Accept-Language': 'es-MX,es;q=0.9' }
      const browser = visitor(service())
      const response = await browser.send(`/connect/facebook/?state=${state}`, { headers })
      const html = await response.text()
      expect(html).toContain('https://sdk.test/es_LA/sdk.js')
      expect(html).toContain('"version":"v2.7","scopes":["public_profile","email","user_friends"]')
      const policy = response.headers.get('Content-Security-Policy')
      expect(policy).toMatch(/script-src 'nonce-[\w-]+' https:\/\/sdk\.test;/)
      expect(await (await browser.send('/connect/facebook/')).text()).not.toContain('sdk.js')
    })
  })
