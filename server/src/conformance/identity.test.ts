import { emailExists, register } from '@tessera/contracts/calls/registration'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { devices, sessions, users } from '../contexts/identity/accounts/tables.ts'
import { racingDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, password, visitor } from './person.ts'

const grown = 631_152_000
const yearsAgo = (years: number) => Math.floor(Date.now() / 1000) - Math.floor(years * 31_557_600)

for (const { kind, open } of racingDatabase)
  describe(`sign-up and log-in on ${kind}`, () => {
    const service = openedService(open)
    const registering = (fields: Record<string, unknown>) =>
      visitor(service()).call(register, {
        type: 'email',
        email: 'new@example.org',
        password,
        birthday: grown,
        ...fields,
      })

    test('each rule of registration has its own error', async () => {
      const codes = {
        'email-invalid': { email: 'new@example' },
        'email-has-brand': { email: 'TESSERA.fan@example.org' },
        'password-short': { password: 'abcde' },
        'password-not-ascii': { password: 'pässwörter' },
        'password-weak': { password: 'Sunshine1' },
        'password-is-name': { email: 'long.name@example.org', password: 'Long.Name' },
        'age-missing': { birthday: undefined },
        'age-under': { birthday: yearsAgo(17.9) },
        'age-over': { birthday: yearsAgo(122) },
        'consents-missing': { country: 'KR' },
        'full-name-invalid': { account_type: 'business' },
      }
      for (const [code, fields] of Object.entries(codes))
        expect((await registering(fields)).error?.code, code).toBe(code)
    })

    test('V3.28 V7.1 an email is free (false) until it is signed up with (true), in any case', async () => {
      const person = visitor(service())
      expect(await person.done(emailExists, { email: 'taken@example.org' })).toBe(false)
      const asked = await person.send('/v3/register/exists/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'taken@example.org' }),
      })
      expect(await asked.json()).toMatchObject({ resource_response: { data: false } })
      expect((await registering({ email: 'taken@example.org' })).status).toBe(200)
      expect(await person.done(emailExists, { email: 'TAKEN@Example.org' })).toBe(true)
      expect((await registering({ email: 'Taken@example.org' })).error).toMatchObject({
        code: 'email-taken',
        message: "Looks like you're already on Tessera.",
      })
    })

    test('one email sent twice at once makes one account', async () => {
      const both = await Promise.all([1, 2].map(() => registering({ email: 'race@example.org' })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('usernames come from the email, and differ from each other and from reserved words', async () => {
      const nameOf = async (email: string) =>
        (await registering({ email })).data?.user.username ?? ''
      expect(await nameOf('lena.k@example.org')).toBe('lenak')
      expect(await nameOf('lena.k@example.com')).toMatch(/^lenak\d+$/)
      expect(await nameOf('settings@example.org')).not.toBe('settings')
    })

    test('the cookies of session and device are out of reach of scripts and other sites', async () => {
      const response = await visitor(service()).send(register.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          type: 'email',
          email: 'cookie@example.org',
          password,
          birthday: grown,
        }),
      })
      const cookies = response.headers.getSetCookie()
      expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;').split(' ')[0])).toEqual([
        '__Host-session=…;',
        '__Host-device=…;',
      ])
      for (const cookie of cookies)
        for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
          expect(cookie).toContain(part)
    })

    test('the database has no token or password in plain text', async () => {
      const person = await member(service())
      const { db } = service().ports
      const tables = [sessions, users, devices]
      const kept = JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))))
      for (const name of ['__Host-session', '__Host-device'])
        expect(kept).not.toContain(person.cookieOf(name) ?? 'none')
      expect(kept).not.toContain(password)
      expect(kept).toContain('$argon2id$')
    })

    test('logging in again issues a new token and ends the old session', async () => {
      const person = visitor(service())
      await person.done(register, {
        type: 'email',
        email: 'again@example.org',
        password,
        birthday: grown,
      })
      const before = person.cookie() ?? ''
      await person.done(logIn, { username_or_email: 'AGAIN@example.org', password })
      expect(person.cookie()).not.toBe(before)
      const old = await visitor(service()).send(getViewer.path, { headers: { Cookie: before } })
      expect(await old.json()).toMatchObject({ resource_response: { data: null } })
      expect((await person.done(getViewer, {}))?.email).toBe('again@example.org')
    })

    test('logging out ends the session on the service, not only in the browser', async () => {
      const person = await member(service())
      const before = person.cookie() ?? ''
      await person.done(logOut, {})
      const old = await visitor(service()).send(getViewer.path, { headers: { Cookie: before } })
      expect(await old.json()).toMatchObject({ resource_response: { data: null } })
    })

    test('a wrong password and an unknown email have their own errors', async () => {
      const person = visitor(service())
      const trying = (username_or_email: string) =>
        person.call(logIn, { username_or_email, password: 'not this one' })
      expect((await trying('mira@demo.test')).error?.code).toBe('password-wrong')
      expect((await trying('nobody@example.org')).error?.code).toBe('email-unknown')
    })
  })
