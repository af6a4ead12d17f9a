import { forgotPassword, resetPassword } from '@tessera/contracts/calls/recovery'
import { changePassword, confirmSelf, getSecurity } from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test, vi } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { racingDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo } from './outbox-of.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const minute = 60_000
const next = 'quite another one'

for (const { kind, open } of racingDatabase)
  describe(`passwords in the settings on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))
    const loggedIn = async (email: string, typed = password) => {
      const browser = visitor(service())
      await browser.done(logIn, { username_or_email: email, password: typed })
      return browser
    }
    const subjects = async (email: string) =>
      (await emailsTo(service(), email)).map(({ subject }) => subject).toSorted()

    test('a stolen session cannot guess the password', async () => {
      const person = await member(service())
      const guess = (typed: string) => person.call(confirmSelf, { password: typed })
      const all = await Promise.all(Array.from({ length: 14 }, () => guess('not it')))
      expect(all.filter(({ error }) => error?.code === 'password-wrong')).toHaveLength(10)
      expect((await guess(password)).error?.code).toBe('too-fast')
      const change = { password, new_password: next }
      expect((await person.call(changePassword, change)).error?.code).toBe('too-fast')
      now += 31 * minute
      expect((await guess(password)).error).toBeNull()
    })

    test('a new password ends the other sessions and their open tabs, and keeps this one', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const elsewhere = await loggedIn(email)
      const [mine, theirs] = [await openTab(person), await openTab(elsewhere)]
      await person.done(changePassword, { password, new_password: next })
      await vi.waitFor(() => expect(theirs.hasEnded()).toBe(true), { timeout: 10_000 })
      expect(mine.hasEnded()).toBe(false)
      expect(await elsewhere.done(getViewer, {})).toBeNull()
      expect((await person.done(getViewer, {}))?.email).toBe(email)
      expect(await subjects(email)).toEqual([
        'Confirm your email for Tessera',
        'New log-in to your Tessera account',
        'Your Tessera password was changed',
      ])
      await loggedIn(email, next)
      await mine.close()
    })

    test('a new password needs the old one, follows the rules, and ends open links and log-ins', async () => {
      const { person, email, secret } = await authenticatorOwner(service())
      const { username } = await selfOf(person)
      const change = (fields: object) =>
        person.call(changePassword, { new_password: next, ...fields })
      expect((await change({})).error?.code).toBe('password-wrong')
      expect((await change({ password: 'not it' })).error?.code).toBe('password-wrong')
      const wanted = {
        'password-short': 'abc',
        'password-weak': 'password',
        'password-is-name': username,
        'password-not-ascii': 'pässwörter',
      }
      for (const [code, new_password] of Object.entries(wanted))
        expect((await change({ password, new_password })).error?.code, code).toBe(code)
      const browser = visitor(service())
      await browser.done(forgotPassword, { username_or_email: email, type: 'reset' })
      const token = await linkTo(service(), email)
      const waiting = await challenged(service(), email)
      expect((await change({ password })).error).toBeNull()
      expect((await browser.call(resetPassword, { token, password: next })).error?.code).toBe(
        'reset-gone',
      )
      expect(await answered(waiting, shownBy(service(), secret))).toBe('challenge-gone')
    })

    test('a person without a password sets the first one right after logging in', async () => {
      const person = await member(service())
      const { id, email } = await selfOf(person)
      const { db } = service().ports
      await db.update(users).set({ passwordHash: null }).where(eq(users.id, id))
      expect(await person.done(getSecurity, {})).toMatchObject({ has_password: false })
      now += 11 * minute
      const late = await person.call(changePassword, { new_password: next })
      expect(late.error?.code).toBe('confirm-needed')
      now -= 11 * minute
      await person.done(changePassword, { new_password: next })
      await loggedIn(email, next)
    })
  })
