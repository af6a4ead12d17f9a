import {
  changePassword,
  confirmSelf,
  finishAuthenticator,
  finishPhone,
  getSecurity,
  removeFactor,
  renewRecoveryCodes,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import {
  answered,
  authenticatorOwner,
  challenged,
  newPhone,
  phoneOwner,
  shownBy,
} from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { codeTo, emailsTo } from './outbox-of.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const minute = 60_000
const next = 'quite another one'
const log = keptLog()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`security settings on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log, sample: null }))
    const loggedIn = async (email: string) => {
      const browser = visitor(service())
      await browser.done(logIn, { username_or_email: email, password })
      return browser
    }
    const subjects = async (email: string) =>
      (await emailsTo(service(), email)).map(({ subject }) => subject).toSorted()

    test('security settings can be read, and start with a password alone', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      expect(await person.done(getSecurity, {})).toEqual({
        email,
        has_password: true,
        connected_to_facebook: false,
        connected_to_google: false,
        factors: [],
        passkeys: 0,
        phone_number_end: null,
        recovery_codes_left: 0,
        confirmed_until: expect.any(String),
      })
    })

    test('factors can be changed for ten minutes after the password, and by nobody else', async () => {
      const { person, secret } = await authenticatorOwner(service())
      now += 11 * minute
      expect((await person.done(getSecurity, {})).confirmed_until).toBeNull()
      const code = shownBy(service(), secret)
      const refusals = [
        await person.call(startAuthenticator, {}),
        await person.call(finishAuthenticator, { code }),
        await person.call(startPhone, { phone_number: newPhone() }),
        await person.call(finishPhone, { code }),
        await person.call(removeFactor, { factor: 'totp' }),
        await person.call(renewRecoveryCodes, {}),
      ]
      for (const { error } of refusals)
        expect(error).toMatchObject({ code: 'confirm-needed', http_status: 403 })
      const wrong = await person.call(confirmSelf, { password: 'not it' })
      expect(wrong.error?.code).toBe('password-wrong')
      const security = await person.done(confirmSelf, { password })
      expect(security.confirmed_until).toBe(new Date(now + 10 * minute).toISOString())
      const present_code = shownBy(service(), secret)
      expect((await person.call(renewRecoveryCodes, { present_code })).error).toBeNull()
    })

    test('the password given in one browser does not count in another', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const elsewhere = await loggedIn(email)
      now += 11 * minute
      await person.done(confirmSelf, { password })
      expect((await elsewhere.call(startAuthenticator, {})).error?.code).toBe('confirm-needed')
    })

    test('an authenticator is activated by one of its codes, and comes with ten recovery codes', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const { secret, uri } = await person.done(startAuthenticator, {})
      expect(uri).toMatch(/^otpauth:\/\/totp\/Tessera:person\d+%40example\.org\?/)
      expect(new URL(uri).searchParams.get('secret')).toBe(secret)
      expect(await person.done(getSecurity, {})).toMatchObject({ factors: [] })
      const { security, recovery_codes } = await person.done(finishAuthenticator, {
        code: shownBy(service(), secret),
      })
      expect(security).toMatchObject({ factors: ['totp'], recovery_codes_left: 10 })
      expect(recovery_codes).toHaveLength(10)
      expect(await subjects(email)).toEqual([
        'An authenticator app was added to your Tessera account',
        'Confirm your email for Tessera',
      ])
      const waiting = await challenged(service(), email)
      expect(await answered(waiting, shownBy(service(), secret))).toBe('code-wrong')
      expect(await answered(waiting, shownBy(service(), secret, 1))).toBe('in')
    })

    test('a new authenticator replaces the old one after its first code', async () => {
      const { person, email, secret } = await authenticatorOwner(service())
      const { secret: newer } = await person.done(startAuthenticator, {
        present_code: shownBy(service(), secret),
      })
      expect(
        await answered(await challenged(service(), email), shownBy(service(), secret, 1)),
      ).toBe('in')
      const { recovery_codes } = await person.done(finishAuthenticator, {
        code: shownBy(service(), newer),
      })
      expect(recovery_codes).toBeNull()
      now += minute
      const waiting = await challenged(service(), email)
      expect(await answered(waiting, shownBy(service(), secret))).toBe('code-wrong')
      expect(await answered(waiting, shownBy(service(), newer))).toBe('in')
    })

    test('phone numbers are accepted in many notations, and invalid ones refused', async () => {
      const person = await member(service())
      for (const phone_number of [
        '',
        '12345',
        '030 1234567',
        '+49 30 12ab',
        '+0123456789',
        '+4930123456789012',
      ])
        expect((await person.call(startPhone, { phone_number })).error?.code).toBe('phone-invalid')
      const written = '0049 (0)30 / 99-88.77'
      expect(await person.done(startPhone, { phone_number: written })).toEqual({
        phone_number_end: '77',
      })
      const { security } = await person.done(finishPhone, {
        code: await codeTo(service(), '+4930998877'),
      })
      expect(security).toMatchObject({ factors: ['sms'], phone_number_end: '77' })
    })

    test('removing the last factor removes the recovery codes, and the password is enough again', async () => {
      const { person, email, recoveryCodes } = await phoneOwner(service())
      expect((await person.call(removeFactor, { factor: 'totp' })).error?.code).toBe(
        'factor-missing',
      )
      const present_code = recoveryCodes[0]
      expect(await person.done(removeFactor, { factor: 'sms', present_code })).toMatchObject({
        factors: [],
        phone_number_end: null,
        recovery_codes_left: 0,
      })
      expect((await person.call(renewRecoveryCodes, {})).error?.code).toBe('factor-missing')
      expect(await subjects(email)).toEqual([
        'A phone was added to your Tessera account',
        'Confirm your email for Tessera',
        'The phone was removed from your Tessera account',
      ])
      await loggedIn(email)
    })

    test('two factors at once come with one set of codes', async () => {
      const person = await member(service())
      // With two sessions, the first to finish renews its own token.
      const elsewhere = await loggedIn((await selfOf(person)).email)
      const phone = newPhone()
      const { secret } = await person.done(startAuthenticator, {})
      await person.done(startPhone, { phone_number: phone })
      const code = await codeTo(service(), phone)
      const both = await Promise.all([
        person.done(finishAuthenticator, { code: shownBy(service(), secret) }),
        elsewhere.done(finishPhone, { code }),
      ])
      expect(both.filter(({ recovery_codes }) => recovery_codes !== null)).toHaveLength(1)
      expect(await person.done(getSecurity, {})).toMatchObject({
        factors: ['totp', 'sms'],
        recovery_codes_left: 10,
      })
    })

    test('new recovery codes end the old ones', async () => {
      const { person, email, recoveryCodes } = await authenticatorOwner(service())
      await answered(await challenged(service(), email), recoveryCodes[1] ?? '')
      expect((await person.done(getSecurity, {})).recovery_codes_left).toBe(9)
      const { recovery_codes, security } = await person.done(renewRecoveryCodes, {
        present_code: recoveryCodes[2],
      })
      expect(security.recovery_codes_left).toBe(10)
      const waiting = await challenged(service(), email)
      expect(await answered(waiting, recoveryCodes[0] ?? '')).toBe('code-wrong')
      expect(await answered(waiting, recovery_codes?.[0] ?? '')).toBe('in')
      expect(await subjects(email)).toContain('Your Tessera recovery codes were replaced')
    })

    test('each change is logged, without secrets', async () => {
      log.names('')
      const { person, secret, recoveryCodes, email } = await authenticatorOwner(service())
      const { phone } = await phoneOwner(service())
      await person.done(changePassword, { password, new_password: next })
      const { data } = await visitor(service()).call(logIn, {
        username_or_email: email,
        password: next,
      })
      expect(data).toBeNull()
      await person.done(removeFactor, { factor: 'totp', present_code: recoveryCodes[0] })
      await person.call(confirmSelf, { password: 'not it' })
      expect(log.names('')).toEqual(
        expect.arrayContaining([
          'security.authenticator-added',
          'security.phone-added',
          'security.password-changed',
          'identity.code-asked',
          'security.totp-removed',
          'identity.confirm-failed',
        ]),
      )
      const written = log.text()
      for (const kept of [secret, phone, next, password, ...recoveryCodes])
        expect(written).not.toContain(kept)
    })
  })
