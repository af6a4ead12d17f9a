import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { argon2Passwords, argon2With } from '../platform/passwords/argon2.ts'
import type { Passwords } from '../platform/passwords/port.ts'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const log = keptLog()
/** A proxy that reports an address's country. */
const proxy = '10.200.0.1'
const work: string[] = []
const passwords: Passwords = {
  ...argon2Passwords,
  verify: (text, hash) => {
    work.push('verified')
    return argon2Passwords.verify(text, hash)
  },
  burn: (text) => {
    work.push('burnt')
    return argon2Passwords.burn(text)
  },
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`logging in on ${kind}`, () => {
    const service = openedService(() =>
      open({
        log,
        passwords,
        settings: { trustedProxies: trustedProxies([proxy]), countryHeader: 'CF-IPCountry' },
      }),
    )
    const db = () => service().ports.db

    /** Signs up a member, and returns a browser without a session. */
    const somebody = async (email: string, changes: Partial<typeof users.$inferInsert> = {}) => {
      const fields = { type: 'email', email, password, birthday: 631_152_000 }
      await visitor(service()).done(register, fields)
      if (Object.keys(changes).length > 0)
        await db().update(users).set(changes).where(eq(users.email, email))
      return email
    }
    const trying = async (username_or_email: string, tried = password) =>
      (await visitor(service()).call(logIn, { username_or_email, password: tried })).error?.code

    test('V8.11 a soft-banned account is told why, and how to get in again', async () => {
      const email = await somebody('soft@example.org', { state: 'soft_banned' })
      const { error } = await visitor(service()).call(logIn, {
        username_or_email: email,
        password,
      })
      expect(error?.code).toBe('soft-banned')
      expect(error?.message).toMatch(
        /^We noticed some strange activity on your account\. Reset your password or log in with Facebook or Google/,
      )
    })

    test('V7.14 S7.30 an analytics event of a log-in has a numeric code, is logged without who it is of, and takes nothing else', async () => {
      const browser = visitor(service())
      const event = {
        event_code: 7534,
        outcome: 'refused',
        login_method: 1,
        api_error_code: 84,
        container: 'modal',
        signup_source: 'homePage',
      }
      log.names('auth')
      await browser.done(sendAuthEvent, event)
      expect(log.names('auth')).toEqual(['auth.event'])
      expect(log.text()).toContain(`{"event":"auth.event","fields":${JSON.stringify(event)}}`)
      for (const more of [{ email: 'a@b.example' }, { event_code: 7535 }])
        expect((await browser.call(sendAuthEvent, { ...event, ...more })).status).toBe(400)
    })

    test('V3.11 V3.18 V7.5 a log-in by email or username accepts its tracking fields and returns the account', async () => {
      const email = await somebody('whole@example.org')
      const person = visitor(service())
      const came = await person.done(logIn, {
        username_or_email: 'WHOLE',
        password,
        recaptchaV3Token: 'default',
        recaptchaV2Token: 'default',
        referrer: 'https://example.org/',
        app_type_from_client: 5,
        visited_pages_before_login: ['/', '/pin/1/'],
        login_method: 1,
        autologin: true,
        switch_account: false,
        get_user: true,
      })
      expect(came).toMatchObject({ user: { email } })
      expect(log.text()).toContain('"app":5,"referrer":"example.org","pages":2')
      expect((await selfOf(person)).email).toBe(email)
      const { status } = await visitor(service()).call(logIn, {
        username_or_email: email,
        password,
      })
      expect(status).toBe(200)
    })

    test.each([
      ['the languages', {}, 'AT', null],
      ['the address', { 'CF-IPCountry': 'JP' }, 'JP', 'JP'],
    ])(
      'V3.19 a log-in returns the account and the country from %s',
      async (_, told, country, country_from_ip) => {
        const email = await somebody(`where-${country}@example.org`.toLowerCase())
        const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de-AT,de;q=0.8' }
        const response = await visitor(service(), proxy).send(logIn.path, {
          method: 'POST',
          headers: { ...headers, ...told },
          body: JSON.stringify({ username_or_email: email, password }),
        })
        const { resource_response: answered } = await response.json()
        expect(answered.data).toMatchObject({
          user: { email },
          client_context: {
            country,
            country_from_ip,
            country_from_hostname: null,
            region_from_ip: null,
          },
        })
      },
    )

    test('a wrong password and an unknown email have their own errors', async () => {
      expect(await trying('mira@demo.test', 'not this one')).toBe('password-wrong')
      expect(await trying('nobody@example.org')).toBe('email-unknown')
    })

    test('V3.32 an error has a code, a number, a message and its status', async () => {
      const wanted = { username_or_email: 'mira@demo.test', password: 'not this one' }
      const came = await visitor(service()).call(logIn, wanted)
      expect(came.error).toEqual({
        code: 'password-wrong',
        api_error_code: 84,
        message: 'The password you entered is incorrect.',
        http_status: 401,
      })
    })

    test('each account state has its own error, after the right password only', async () => {
      const states = ['suspended', 'soft_banned', 'deactivated'] as const
      for (const state of states) {
        const email = await somebody(`${state}@example.org`, { state })
        expect(await trying(email), state).toBe(state.replace('_', '-'))
        expect(await trying(email, 'not this one'), state).toBe('password-wrong')
      }
    })

    test('a person without a password is told how to log in instead', async () => {
      const ways = {
        'linked-google': { connectedToGoogle: true, connectedToFacebook: true },
        'linked-facebook': { connectedToFacebook: true, connectedToApple: true },
        'linked-apple': { connectedToApple: true },
        'facebook-only': { connectedToFacebook: true },
      }
      for (const [code, connected] of Object.entries(ways)) {
        const email = await somebody(`${code}@example.org`, { passwordHash: null, ...connected })
        expect(await trying(email), code).toBe(code)
      }
    })

    test('unknown accounts and accounts without a password cost one hash, like any other', async () => {
      await somebody('costly@example.org')
      await somebody('waived@example.org', { passwordHash: null, connectedToGoogle: true })
      const costOf = async (login: string) => {
        work.length = 0
        await trying(login, 'not this one')
        return work.length
      }
      for (const login of ['costly@example.org', 'waived@example.org', 'missing@example.org'])
        expect(await costOf(login), login).toBe(1)
    })

    test('a password hashed with old parameters is rehashed at its next use', async () => {
      const old = argon2With({ memory: 8_192, passes: 1, parallelism: 1 })
      const email = await somebody('rehashed@example.org', {
        passwordHash: await old.hash(password),
      })
      const hashOf = async () => {
        const [row] = await db().select().from(users).where(eq(users.email, email))
        return row?.passwordHash ?? ''
      }
      expect(await trying(email, 'not this one')).toBe('password-wrong')
      expect(await hashOf()).toContain('m=8192,t=1')
      expect(await trying(email)).toBeUndefined()
      expect(await hashOf()).toContain('m=19456,t=2')
      expect(await trying(email)).toBeUndefined()
    })

    test('log-ins are logged, without a password or a cookie', async () => {
      log.names('')
      const email = await somebody('logged@example.org')
      const person = visitor(service())
      await person.call(logIn, { username_or_email: email, password: 'not this one' })
      await person.call(logIn, { username_or_email: 'missing@example.org', password })
      await person.done(logIn, { username_or_email: email, password })
      expect(log.names('identity.')).toEqual([
        'identity.registered',
        'identity.log-in-failed',
        'identity.log-in-failed',
        'identity.logged-in',
      ])
      for (const secret of [password, 'not this one', person.cookieOf('__Host-session') ?? ''])
        expect(log.text()).not.toContain(secret)
    })

    test('a log-in from another site is refused', async () => {
      const email = await somebody('crossed@example.org')
      const body = JSON.stringify({ username_or_email: email, password })
      const sent = (headers: Record<string, string>) =>
        visitor(service()).send(logIn.path, { method: 'POST', headers, body })
      const json = { 'Content-Type': 'application/json' }
      expect((await sent({ ...json, Origin: 'https://evil.example' })).status).toBe(403)
      expect((await sent({ ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
      expect((await sent({ 'Content-Type': 'text/plain' })).status).toBe(400)
      expect((await sent(json)).status).toBe(200)
    })

    test('a session planted in a browser is not the one that its owner logs in to', async () => {
      const email = await somebody('planted@example.org')
      const thief = visitor(service())
      await thief.done(logIn, { username_or_email: 'mira@demo.test', password: 'tessera-demo' })
      const victim = visitor(service())
      victim.keep('__Host-session', thief.cookieOf('__Host-session') ?? '')
      await victim.done(logIn, { username_or_email: email, password })
      expect(await thief.done(getViewer, {})).toBeNull()
      expect(victim.cookieOf('__Host-session')).not.toBe(thief.cookieOf('__Host-session'))
    })
  })
