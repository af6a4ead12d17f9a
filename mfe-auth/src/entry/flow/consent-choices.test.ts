import { optionalConsents, requiredConsents } from '@tessera/contracts/consents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Choices, ConsentsEvent } from './consent-choices.ts'
import { agreesToAll, allConsents, mayGoOn, nextChoices, noChoices } from './consent-choices.ts'

const after = (...events: readonly ConsentsEvent[]): Choices =>
  events.reduce(nextChoices, noChoices)

const each = allConsents.map((consent): ConsentsEvent => ({ type: 'toggled', consent }))

test('V2.33 four consents are required and one is not', () => {
  expect([...requiredConsents]).toEqual([
    'terms',
    'collectionUsePersonalInfo',
    'thirdPartyProvisionPersonalInfo',
    'overseasTransferPersonalInfo',
  ])
  expect([...optionalConsents]).toEqual(['optionalMarketingConsent'])
  expect(allConsents).toEqual([...requiredConsents, ...optionalConsents])
})

test('V4.15 Next works once all four required consents are checked', () => {
  expect(mayGoOn(noChoices)).toBe(false)
  expect(mayGoOn(after(...each.slice(0, 3)))).toBe(false)
  expect(mayGoOn(after(...each.slice(0, 4)))).toBe(true)
  expect(mayGoOn(after(...each.slice(1)))).toBe(false)
})

test("V4.16 'Agree to all' checks everything, any item unchecked clears it, all items checked set it", () => {
  const all = after({ type: 'all-toggled' })
  expect(allConsents.every((consent) => all[consent])).toBe(true)
  for (const consent of allConsents)
    expect(agreesToAll(nextChoices(all, { type: 'toggled', consent }))).toBe(false)
  expect(agreesToAll(after(...each.slice(0, 4)))).toBe(false)
  expect(agreesToAll(after(...each))).toBe(true)
  expect(after({ type: 'all-toggled' }, { type: 'all-toggled' })).toEqual(noChoices)
})

test('in any order of presses, Next works exactly when every required consent is given', () => {
  const event = fc.constantFrom<ConsentsEvent>({ type: 'all-toggled' }, ...each)
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const choices = after(...events)
      const agreed = allConsents.filter((consent) => choices[consent])
      expect(agreesToAll(choices)).toBe(agreed.length === allConsents.length)
      expect(mayGoOn(choices)).toBe(requiredConsents.every((consent) => agreed.includes(consent)))
    }),
  )
})
