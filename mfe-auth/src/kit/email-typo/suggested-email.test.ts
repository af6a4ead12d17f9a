import { expect, test } from 'vitest'
import { mailDomains } from './mail-domains.ts'
import { editDistance, suggestedEmail } from './suggested-email.ts'

test('the edit distance counts inserted, deleted and replaced letters', () => {
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('gmial', 'gmail')).toBe(2)
  expect(editDistance('gmal', 'gmail')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('same', 'same')).toBe(0)
})

test.each([
  ['mira@gmial.com', 'mira@gmail.com'],
  ['mira@gmai.com', 'mira@gmail.com'],
  ['mira@hotmal.com', 'mira@hotmail.com'],
  ['mira@yaho.com', 'mira@yahoo.com'],
  ['mira@outlok.con', 'mira@outlook.com'],
  ['Mira.O+pins@ICLOD.com', 'Mira.O+pins@icloud.com'],
])('V5.4 a typo in a common domain gets a hint: %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each(['gmail.de', 'gmail.co.uk', 'gmail.community', 'gmail'])(
  'V5.4 any gmail variant is corrected to the standard one: %s',
  (domain) => {
    expect(suggestedEmail(`mira@${domain}`)).toBe('mira@gmail.com')
  },
)

test.each(mailDomains)('V5.4 a correct common domain gets no hint: %s', (domain) => {
  expect(suggestedEmail(`mira@${domain}`)).toBeUndefined()
})

test.each(['', 'mira', 'mira@', '@gmial.com', 'mira@studio-lumen.example', 'a@b@gmial.com'])(
  'a domain that is not close to a common one gets no hint: %j',
  (typed) => {
    expect(suggestedEmail(typed)).toBeUndefined()
  },
)

test.each([
  ['outlook.com', 'outlaak.com', 2, 'mira@outlook.com'],
  ['outlook.com', 'owtlaak.com', 3, undefined],
  ['comcast.net', 'comcasst.nett', 2, 'mira@comcast.net'],
  ['comcast.net', 'comcassst.nett', 3, undefined],
])('V5.4 two edits give a hint, three give none: %s as %s', (meant, typed, edits, hint) => {
  expect(editDistance(meant, typed)).toBe(edits)
  expect(suggestedEmail(`mira@${typed}`)).toBe(hint)
})

test('V5.4 V9.10 an email of 60 characters or more gets no hint', () => {
  const domain = '@gmial.com'
  expect(suggestedEmail('m'.repeat(59 - domain.length) + domain)).toBeDefined()
  expect(suggestedEmail('m'.repeat(60 - domain.length) + domain)).toBeUndefined()
})
