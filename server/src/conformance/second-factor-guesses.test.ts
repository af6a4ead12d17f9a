import { startPhone } from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from './database-kinds.ts'
import {
  answered,
  authenticatorOwner,
  challenged,
  newPhone,
  otherThan,
  phoneOwner,
  resent,
  shownBy,
} from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { codeTo, emailsTo, textsTo } from './outbox-of.ts'
import { member } from './person.ts'

const second = 1_000
const many = (count: number) => Array.from({ length: count }, (_, at) => at)
const countOf = (all: readonly string[], one: string) => all.filter((each) => each === one).length

for (const { kind, open } of databaseKinds)
  describe(`guesses at second factors on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))

    test('of twenty guesses at once at a code that was sent, five are checked', async () => {
      const { email, phone } = await phoneOwner(service())
      const waiting = await challenged(service(), email)
      const code = await codeTo(service(), phone)
      const all = await Promise.all(
        many(20).map((at) => answered(waiting, otherThan(code, at + 1))),
      )
      expect(countOf(all, 'code-wrong')).toBe(limits.codeTries - 1)
      expect(countOf(all, 'code-gone')).toBe(20 - limits.codeTries + 1)
      expect(await answered(waiting, code)).toBe('code-gone')
      now += 31 * second
      expect(await resent(waiting)).toBe('sent')
      expect(await answered(waiting, await codeTo(service(), phone))).toBe('in')
    })

    test('of twenty guesses at once at an authenticator, five are checked, and its owner is told', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const waiting = await challenged(service(), email)
      const right = [-1, 0, 1].map((steps) => shownBy(service(), secret, steps))
      const wrong = many(40)
        .map((at) => otherThan('100000', at))
        .filter((code) => !right.includes(code))
        .slice(0, 20)
      const all = await Promise.all(wrong.map((code) => answered(waiting, code)))
      expect(countOf(all, 'code-wrong')).toBe(limits.codeTries - 1)
      expect(await answered(waiting, shownBy(service(), secret))).toBe('challenge-gone')
      const [letter] = await emailsTo(service(), email)
      expect(letter?.subject).toContain('Someone tried to log in')
    })

    test('guesses at an authenticator are limited over all challenges, and recovery codes still work', async () => {
      const { email, recoveryCodes } = await authenticatorOwner(service())
      const guess = async () => answered(await challenged(service(), email), '000000')
      for (const _ of many(30)) expect(['code-wrong', 'challenge-gone']).toContain(await guess())
      const late = await challenged(service(), email)
      const tired = await late.browser.call(logIn, {
        mfa_challenge: late.challenge,
        mfa_token: '000000',
      })
      expect(tired.error).toMatchObject({
        code: 'log-ins-many',
        message: expect.stringContaining('Try again in 6 hours.'),
      })
      const waiting = await challenged(service(), email)
      expect(await answered(waiting, recoveryCodes[0] ?? '')).toBe('in')
    })

    test('of ten resends at once one sends, and after a pause one more', async () => {
      const { email, phone } = await phoneOwner(service())
      const waiting = await challenged(service(), email)
      const before = (await textsTo(service(), phone)).length
      expect(await resent(waiting)).toBe('code-sent-lately')
      now += 31 * second
      const all = await Promise.all(many(10).map(() => resent(waiting)))
      expect(countOf(all, 'sent')).toBe(1)
      expect(countOf(all, 'code-sent-lately')).toBe(9)
      expect(await textsTo(service(), phone)).toHaveLength(before + 1)
    })

    test('ten phones at once for one account get one message', async () => {
      const person = await member(service())
      const phones = many(10).map(newPhone)
      const all = await Promise.all(
        phones.map((phone_number) => person.call(startPhone, { phone_number })),
      )
      expect(all.filter(({ error }) => error === null)).toHaveLength(1)
      const sent = await Promise.all(phones.map((phone) => textsTo(service(), phone)))
      expect(sent.flat()).toHaveLength(1)
    })

    test('one code logs in one of two people who send it at once', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const waiting = [await challenged(service(), email), await challenged(service(), email)]
      const code = shownBy(service(), secret)
      const all = await Promise.all(waiting.map((each) => answered(each, code)))
      expect(all.toSorted()).toEqual(['code-wrong', 'in'])
      const owner = await phoneOwner(service())
      const sms = await challenged(service(), owner.email)
      const sent = await codeTo(service(), owner.phone)
      const both = await Promise.all([answered(sms, sent), answered(sms, sent)])
      expect(countOf(both, 'in')).toBe(1)
      // The second attempt finds the code used up, or the challenge too.
      expect(both.filter((each) => /^(code|challenge)-gone$/.test(each))).toHaveLength(1)
    })

    test('a recovery code logs in once, however it is written, also when many send it at once', async () => {
      const { email, recoveryCodes } = await phoneOwner(service())
      expect(recoveryCodes).toHaveLength(limits.recoveryCodes)
      expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes)
      const [code = '', ...rest] = recoveryCodes
      const waiting = await Promise.all(many(4).map(() => challenged(service(), email)))
      const written = ` ${code.replace('-', ' ').toUpperCase()} `
      const all = await Promise.all(waiting.map((each) => answered(each, written)))
      expect(countOf(all, 'in')).toBe(1)
      expect(await answered(await challenged(service(), email), code)).toBe('code-wrong')
      expect(await answered(await challenged(service(), email), rest[0] ?? '')).toBe('in')
    })
  })
