import { forgotPassword, resetPassword } from '@tessera/contracts/calls/recovery'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { sessions, users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo } from './outbox-of.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const minute = 60_000
const next = 'quite another one'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`password reset links on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))

    const someone = async () => {
      const person = await member(service())
      return { person, ...(await selfOf(person)) }
    }
    const ask = (username_or_email: string, browser = visitor(service())) =>
      browser.call(forgotPassword, { username_or_email, type: 'reset' })
    const asked = async (email: string) => {
      expect((await ask(email)).error).toBeNull()
      return linkTo(service(), email.toLowerCase())
    }
    const reset = (token: string, to = next, browser = visitor(service())) =>
      browser.call(resetPassword, { token, password: to })

    test('a reset ends every session, and an email reports it', async () => {
      const { person, email, id } = await someone()
      const elsewhere = visitor(service())
      await elsewhere.done(logIn, { username_or_email: email, password })
      await reset(await asked(email))
      expect(await person.done(getViewer, {})).toBeNull()
      expect(await elsewhere.done(getViewer, {})).toBeNull()
      expect(await service().ports.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
      const [told] = await emailsTo(service(), email)
      expect(told?.subject).toBe('Your Tessera password was changed')
      expect(told?.text).not.toContain(next)
    })

    test('a newer link ends the older one, and each works for half an hour', async () => {
      const { email } = await someone()
      const older = await asked(email)
      const newer = await asked(email)
      expect(newer).not.toBe(older)
      expect((await reset(older)).error?.code).toBe('reset-gone')
      now += 31 * minute
      expect((await reset(newer)).error?.code).toBe('reset-gone')
      const last = await asked(email)
      now += 29 * minute
      expect((await reset(last)).error).toBeNull()
    })

    test('of two people who use a link at once, one sets the password', async () => {
      const { email } = await someone()
      const token = await asked(email)
      const both = await Promise.all(
        ['the first of two', 'the second of two'].map((to) => reset(token, to)),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
    })

    test('a new password follows the rules, and an invalid one leaves the link usable', async () => {
      const { email } = await someone()
      const token = await asked(email)
      const wanted = {
        'password-short': 'abc',
        'password-weak': 'password',
        'password-is-name': email,
        'password-not-ascii': 'pässwörter',
      }
      for (const [code, to] of Object.entries(wanted))
        expect((await reset(token, to)).error?.code, code).toBe(code)
      expect((await reset(token)).error).toBeNull()
    })

    test('a reset never replaces the second factor, in this browser or another', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const waiting = await challenged(service(), email)
      const token = await asked(email)
      const browser = visitor(service())
      expect(await browser.done(resetPassword, { token, password: next })).toEqual({ user: null })
      expect(await browser.done(getViewer, {})).toBeNull()
      expect(browser.cookieOf('__Host-session')).toBeNull()
      const { error } = await browser.call(logIn, { username_or_email: email, password: next })
      expect(error?.code).toBe('mfa-needed')
      expect(await answered(waiting, shownBy(service(), secret))).toBe('challenge-gone')
      const challenge = String(error?.data?.mfa_challenge)
      expect(await answered({ browser, challenge }, shownBy(service(), secret))).toBe('in')
    })

    test('a protected account is open again after a reset', async () => {
      const { email, id } = await someone()
      await disableAccount(service().ports, id, 'soft_banned')
      const trying = () => visitor(service()).call(logIn, { username_or_email: email, password })
      expect((await trying()).error?.code).toBe('soft-banned')
      const { data } = await reset(await asked(email))
      expect(data?.user).toMatchObject({ email })
    })

    test('a deactivated account gets an email without a link, and no link works', async () => {
      for (const state of ['suspended', 'deactivated'] as const) {
        const { email, id } = await someone()
        const token = await asked(email)
        await disableAccount(service().ports, id, state)
        expect((await reset(token)).error).toMatchObject({ code: state, http_status: 403 })
        await ask(email)
        const [letter] = await emailsTo(service(), email)
        expect(letter?.subject).toBe('About your Tessera account')
        expect(letter?.text).not.toContain('http')
      }
    })

    test('a person without a password can set one by email', async () => {
      const { email, id } = await someone()
      const { db } = service().ports
      await db.update(users).set({ passwordHash: null }).where(eq(users.id, id))
      const token = await asked(email)
      expect((await emailsTo(service(), email))[0]?.subject).toBe('Set a password for Tessera')
      expect((await reset(token)).data?.user).toMatchObject({ email })
    })
  })
