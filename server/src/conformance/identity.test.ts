import { emailExists, getViewer, logIn, logOut, register } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { attemptLimits } from '../domains/identity/attempts.ts'
import { sessions, users } from '../domains/identity/tables.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, password, visitor } from './person.ts'

const grown = 631_152_000
const yearsAgo = (years: number) => Math.floor(Date.now() / 1000) - Math.floor(years * 31_557_600)

for (const { kind, open } of databaseKinds)
  describe(`getting in on ${kind}`, () => {
    const service = openedService(open)
    const registering = (fields: Record<string, unknown>) =>
      visitor(service()).call(register, {
        type: 'email',
        email: 'new@example.org',
        password,
        birthday: grown,
        ...fields,
      })

    test('each rule of registration has its own answer', async () => {
      const codes = {
        'email-invalid': { email: 'new@example' },
        'email-has-brand': { email: 'TESSERA.fan@example.org' },
        'password-short': { password: 'abcde' },
        'password-weak': { password: 'pässwörter' },
        'age-missing': { birthday: undefined },
        'age-under': { birthday: yearsAgo(17.9) },
        'age-over': { birthday: yearsAgo(122) },
      }
      for (const [code, fields] of Object.entries(codes))
        expect((await registering(fields)).error?.code, code).toBe(code)
    })

    test('V3.28 an email is free until somebody signs up with it, in whatever letters', async () => {
      const person = visitor(service())
      expect(await person.done(emailExists, { email: 'taken@example.org' })).toBe(false)
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

    test("usernames come from the email, apart from each other and from the product's own words", async () => {
      const nameOf = async (email: string) =>
        (await registering({ email })).data?.user.username ?? ''
      expect(await nameOf('lena.k@example.org')).toBe('lenak')
      expect(await nameOf('lena.k@example.com')).toMatch(/^lenak\d+$/)
      expect(await nameOf('settings@example.org')).not.toBe('settings')
    })

    test("the session's cookie is out of reach of scripts and of other sites", async () => {
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
      const cookie = response.headers.get('Set-Cookie') ?? ''
      expect(cookie).toMatch(/^__Host-session=[\w-]{43};/)
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
        expect(cookie).toContain(part)
    })

    test('neither tokens nor passwords are in the database as they are', async () => {
      const person = await member(service())
      const token = person.cookie()?.split('=')[1] ?? 'none'
      const { db } = service().ports
      const kept = JSON.stringify([await db.select().from(sessions), await db.select().from(users)])
      expect(kept).not.toContain(token)
      expect(kept).not.toContain(password)
      expect(kept).toContain('$argon2id$')
    })

    test('logging in again gives a new token and ends the one before', async () => {
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

    test('a wrong password and an unknown email have their own answers', async () => {
      const person = visitor(service())
      const trying = (username_or_email: string) =>
        person.call(logIn, { username_or_email, password: 'not this one' })
      expect((await trying('mira@demo.test')).error?.code).toBe('password-wrong')
      expect((await trying('nobody@example.org')).error?.code).toBe('email-unknown')
    })

    test('guessing at one account from one place comes to an end, and not for others', async () => {
      const guess = (address: string) =>
        service().fetch(
          new Request(service().origin + logIn.path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Origin: service().origin },
            body: JSON.stringify({ username_or_email: 'jonas@demo.test', password: 'guess' }),
          }),
          { address },
        )
      const most = attemptLimits.logInToAccount.most
      const all = await Promise.all(Array.from({ length: most + 3 }, () => guess('192.0.2.1')))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(3)
      expect((await guess('192.0.2.2')).status).toBe(401)
    })
  })
