import {
  changePassword,
  finishAuthenticator,
  finishPhone,
  getSecurity,
  removeFactor,
  renewRecoveryCodes,
  sendPresentCode,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { racingDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { authenticatorOwner, newPhone, otherThan, phoneOwner, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { codeTo, emailsTo } from './outbox-of.ts'
import { member, newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const minute = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

for (const { kind, open } of racingDatabase)
  describe(`changes of passwords and factors on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))

    const sessionOf = (person: Person) => person.cookieOf('__Host-session') ?? ''
    /** Returns the account of a copied token. */
    const viewerOf = async (token: string) => {
      const thief = visitor(service())
      thief.keep('__Host-session', token)
      return thief.done(getViewer, {})
    }
    /** Makes a change, and returns whether the old token is dead and the new one works. */
    const renews = async (person: Person, change: () => Promise<unknown>) => {
      const before = sessionOf(person)
      await change()
      const viewers = [await viewerOf(before), await viewerOf(sessionOf(person))]
      return viewers.map((viewer) => viewer !== null)
    }

    test('each change of a password or a factor renews the session’s token, and the old one is dead', async () => {
      const person = await member(service())
      const tab = await openTab(person)
      const phone = newPhone()
      const change = { password, new_password: 'quite another one' }
      expect(await renews(person, () => person.done(changePassword, change))).toEqual([false, true])
      const { secret } = await person.done(startAuthenticator, {})
      let codes: readonly string[] = []
      const adding = async () => {
        const code = shownBy(service(), secret)
        codes = (await person.done(finishAuthenticator, { code })).recovery_codes ?? []
      }
      expect(await renews(person, adding)).toEqual([false, true])
      await person.done(startPhone, { phone_number: phone, present_code: codes[0] })
      const code = await codeTo(service(), phone)
      expect(await renews(person, () => person.done(finishPhone, { code }))).toEqual([false, true])
      const removing = () => person.done(removeFactor, { factor: 'totp', present_code: codes[1] })
      expect(await renews(person, removing)).toEqual([false, true])
      const renewing = () => person.done(renewRecoveryCodes, { present_code: codes[2] })
      expect(await renews(person, renewing)).toEqual([false, true])
      expect((await person.done(getSecurity, {})).confirmed_until).not.toBeNull()
      expect(tab.hasEnded()).toBe(false)
      await tab.close()
    })

    test('a session and the password alone cannot change an active factor', async () => {
      const { person, secret, recoveryCodes } = await authenticatorOwner(service())
      const trials = (present_code?: string) => [
        () => person.call(removeFactor, { factor: 'totp', present_code }),
        () => person.call(renewRecoveryCodes, { present_code }),
        () => person.call(startAuthenticator, { present_code }),
        () => person.call(startPhone, { phone_number: newPhone(), present_code }),
      ]
      const before = sessionOf(person)
      for (const trial of trials())
        expect((await trial()).error).toMatchObject({ code: 'factor-needed', http_status: 403 })
      const wrong = otherThan(shownBy(service(), secret), 7)
      for (const trial of trials(wrong)) expect((await trial()).error?.code).toBe('code-wrong')
      expect(sessionOf(person)).toBe(before)
      expect(await person.done(getSecurity, {})).toMatchObject({ factors: ['totp'] })
      const [present_code] = recoveryCodes
      await person.done(startPhone, { phone_number: newPhone(), present_code })
      const spent = await person.call(removeFactor, { factor: 'totp', present_code })
      expect(spent.error?.code).toBe('code-wrong')
      const shown = shownBy(service(), secret)
      await person.done(removeFactor, { factor: 'totp', present_code: shown })
      expect(await person.done(getSecurity, {})).toMatchObject({ factors: [] })
    })

    test('a code sent to an active phone removes it, once', async () => {
      const { person, phone } = await phoneOwner(service())
      now += minute
      expect(await person.done(sendPresentCode, {})).toEqual({ phone_number_end: phone.slice(-2) })
      const present_code = await codeTo(service(), phone)
      await person.done(renewRecoveryCodes, { present_code })
      const again = await person.call(removeFactor, { factor: 'sms', present_code })
      expect(again.error?.code).toBe('code-wrong')
      await person.done(sendPresentCode, {})
      await person.done(removeFactor, {
        factor: 'sms',
        present_code: await codeTo(service(), phone),
      })
      expect((await person.call(sendPresentCode, {})).error?.code).toBe('factor-missing')
    })

    test('an active factor takes ten guesses, also at once', async () => {
      const { person, secret } = await authenticatorOwner(service())
      const wrong = otherThan(shownBy(service(), secret), 7)
      const guess = (present_code: string) =>
        person.call(removeFactor, { factor: 'totp', present_code })
      const all = await Promise.all(Array.from({ length: 14 }, () => guess(wrong)))
      expect(all.filter(({ error }) => error?.code === 'code-wrong')).toHaveLength(10)
      expect((await guess(shownBy(service(), secret))).error?.code).toBe('too-fast')
    })

    test('an email reports a log-in in a browser that the account does not know, and no other', async () => {
      const person = await newcomer(service())
      const { email } = await selfOf(person)
      const told = async () =>
        (await emailsTo(service(), email)).filter(({ subject }) => subject.startsWith('New log-in'))
      const enter = (browser: Person) =>
        browser.send(logIn.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'User-Agent': firefox },
          body: JSON.stringify({ username_or_email: email, password }),
        })
      await person.done(logOut, {})
      await enter(person)
      expect(await told()).toEqual([])
      const elsewhere = visitor(service())
      await enter(elsewhere)
      await enter(elsewhere)
      const letters = await told()
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text).toContain('Firefox on Linux')
      expect(letters[0]?.text).toContain('/password/forgot/')
    })
  })
