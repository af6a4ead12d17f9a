import {
  confirmSelf,
  finishAuthenticator,
  finishPhone,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { limits } from '@tessera/contracts/limits'
import { afterAll, expect, test } from 'vitest'
import { sweepSecondFactor } from '../contexts/identity/second-factor/sweep-job.ts'
import {
  authenticatorSetups,
  codeSends,
  mfaChallenges,
  phoneSetups,
  sentCodes,
} from '../contexts/identity/second-factor/tables.ts'
import { createMemoryService } from '../memory-service.ts'
import { cheapPasswords } from './cheap-passwords.ts'
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
import { codeTo, textsTo } from './outbox-of.ts'
import { member, password } from './person.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
let now = Date.now()
const service = await createMemoryService({
  clock: { now: () => new Date(now) },
  passwords: cheapPasswords,
})
afterAll(() => service.stop())

test('five codes are sent in any hour, and twenty in any day', async () => {
  const { email, phone } = await phoneOwner(service)
  const [setUp] = await textsTo(service, phone)
  const sent = async () => (await textsTo(service, phone)).filter(({ id }) => id !== setUp?.id)
  let waiting = await challenged(service, email)
  for (let count = 1; count < limits.codeSendsHourly; count += 1) {
    now += 31 * second
    expect(await resent(waiting)).toBe('sent')
  }
  now += 31 * second
  expect(await resent(waiting)).toBe('codes-many')
  expect(await sent()).toHaveLength(limits.codeSendsHourly)
  for (let hours = 0; hours < 5; hours += 1) {
    now += hour
    waiting = await challenged(service, email)
    for (let count = 0; count < limits.codeSendsHourly; count += 1) {
      now += 31 * second
      await resent(waiting)
    }
  }
  expect(await sent()).toHaveLength(limits.codeSendsDaily)
  expect(await resent(waiting)).toBe('codes-many')
  now += 24 * hour
  await challenged(service, email)
  expect(await sent()).toHaveLength(limits.codeSendsDaily + 1)
})

test('a log-in right after another gets its code without a pause', async () => {
  const { email, phone } = await phoneOwner(service)
  expect(await answered(await challenged(service, email), await codeTo(service, phone))).toBe('in')
  const before = (await textsTo(service, phone)).length
  await challenged(service, email)
  expect(await textsTo(service, phone)).toHaveLength(before + 1)
})

test('codes and challenges work for ten minutes', async () => {
  const { email, phone } = await phoneOwner(service)
  const waiting = await challenged(service, email)
  now += 9 * minute
  expect(await resent(waiting)).toBe('sent')
  const code = await codeTo(service, phone)
  now += 2 * minute
  expect(await answered(waiting, code)).toBe('challenge-gone')
  expect(await resent(waiting)).toBe('challenge-gone')
  const again = await challenged(service, email)
  expect(await answered(again, await codeTo(service, phone))).toBe('in')
})

test('setting up a factor has ten minutes', async () => {
  const person = await member(service)
  const phone = newPhone()
  await person.done(startPhone, { phone_number: phone })
  const { secret } = await person.done(startAuthenticator, {})
  now += 11 * minute
  await person.done(confirmSelf, { password })
  const sent = await person.call(finishPhone, { code: await codeTo(service, phone) })
  expect(sent.error?.code).toBe('code-gone')
  const shown = await person.call(finishAuthenticator, { code: shownBy(service, secret) })
  expect(shown.error?.code).toBe('code-gone')
})

test('a person with two factors is asked for the authenticator, and may get a message instead', async () => {
  const { person, email, secret, recoveryCodes } = await authenticatorOwner(service)
  const phone = newPhone()
  await person.done(startPhone, { phone_number: phone, present_code: recoveryCodes[0] })
  const { recovery_codes } = await person.done(finishPhone, { code: await codeTo(service, phone) })
  expect(recovery_codes).toBeNull()
  const waiting = await challenged(service, email)
  expect(waiting.data).toMatchObject({ method: 'totp', phone_number_end: phone.slice(-2) })
  expect(await textsTo(service, phone)).toHaveLength(1)
  expect(await resent(waiting)).toBe('sent')
  expect(await answered(waiting, await codeTo(service, phone))).toBe('in')
  expect(await answered(await challenged(service, email), shownBy(service, secret))).toBe('in')
})

test('a person without a phone can’t get a message', async () => {
  const { email } = await authenticatorOwner(service)
  const { browser, challenge } = await challenged(service, email)
  expect(await browser.done(logIn, { mfa_challenge: challenge, mfa_resend: true })).toEqual({
    resent: true,
    phone_number_end: null,
  })
})

test('a phone can’t be flooded through many accounts', async () => {
  const phone_number = newPhone()
  const codes: (string | undefined)[] = []
  for (let people = 0; people < 12; people += 1)
    codes.push((await (await member(service)).call(startPhone, { phone_number })).error?.code)
  expect(codes.slice(10)).toEqual(['codes-many', 'codes-many'])
  expect(await textsTo(service, phone_number)).toHaveLength(10)
})

test('setting up a factor takes five guesses, and then needs a new code', async () => {
  const person = await member(service)
  const { secret } = await person.done(startAuthenticator, {})
  const right = shownBy(service, secret)
  const wrong = [1, 2, 3, 4, 5].map((by) => otherThan(right, by * 1_000))
  const codes = []
  for (const code of wrong)
    codes.push((await person.call(finishAuthenticator, { code })).error?.code)
  expect(codes).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'code-wrong', 'code-gone'])
  expect((await person.call(finishAuthenticator, { code: right })).error?.code).toBe('code-gone')
  const phone_number = newPhone()
  await person.done(startPhone, { phone_number })
  const sent = await codeTo(service, phone_number)
  for (const by of [1, 2, 3, 4]) {
    const { error } = await person.call(finishPhone, { code: otherThan(sent, by) })
    expect(error?.code).toBe('code-wrong')
  }
  const last = await person.call(finishPhone, { code: otherThan(sent, 5) })
  expect(last.error?.code).toBe('code-gone')
  expect((await person.call(finishPhone, { code: sent })).error?.code).toBe('code-gone')
})

test('a code sent to one phone does not prove another', async () => {
  const person = await member(service)
  const [one, other] = [newPhone(), newPhone()]
  await person.done(startPhone, { phone_number: one })
  const code = await codeTo(service, one)
  expect((await person.call(startPhone, { phone_number: other })).error?.code).toBe(
    'code-sent-lately',
  )
  now += 31 * second
  await person.done(startPhone, { phone_number: other })
  const later = await codeTo(service, other)
  if (code !== later)
    expect((await person.call(finishPhone, { code })).error?.code).toBe('code-wrong')
  const { security } = await person.done(finishPhone, { code: later })
  expect(security.phone_number_end).toBe(other.slice(-2))
})

test('expired codes and challenges are deleted from the database', async () => {
  const { email } = await phoneOwner(service)
  await challenged(service, email)
  const { db } = service.ports
  const tables = [mfaChallenges, sentCodes, authenticatorSetups, phoneSetups, codeSends]
  const counts = async () => Promise.all(tables.map((table) => db.$count(table)))
  await sweepSecondFactor(db, new Date(now))
  const [challenges, codes] = await counts()
  expect([challenges, codes]).toEqual([expect.any(Number), expect.any(Number)])
  expect(challenges).toBeGreaterThan(0)
  await sweepSecondFactor(db, new Date(now + 25 * hour))
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
