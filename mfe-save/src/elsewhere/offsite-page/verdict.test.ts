import { expect, test } from 'vitest'
import { type Checked, verdictOf } from './verdict.ts'
import { words } from './words.ts'

const checked = (over: Partial<Checked>): Checked => ({
  redirect_status: 'ok',
  url: 'https://shop.example/lamp',
  domain: 'shop.example',
  reason: null,
  ...over,
})

const judged = (over: Partial<Checked>, isMember = true) =>
  verdictOf(checked(over), { brand: 'Tessera', isMember })

test('a good link has its way on, a suspicious one a small way, a blocked one none', () => {
  expect(judged({}).way).toBe('open')
  expect(judged({ redirect_status: 'suspicious', reason: 'spam' }).way).toBe('small')
  expect(judged({ redirect_status: 'blocked', reason: 'malware' }).way).toBe('none')
})

test('to adult content members alone go on', () => {
  expect(judged({ redirect_status: 'porn' }).way).toBe('small')
  expect(judged({ redirect_status: 'porn' }, false).way).toBe('members')
})

test.each([
  ['blocked', 'malware', words.malware()],
  ['blocked', 'phishing', words.phishing()],
  ['blocked', 'listed', words.listedBlocked()],
  ['blocked', 'a word of a list', words.listedBlocked()],
  ['suspicious', 'reported', words.reported()],
  ['suspicious', 'disguised', words.disguised()],
  ['suspicious', 'look-alike', words.lookAlike()],
  ['suspicious', null, words.listedSuspicious()],
  ['porn', 'listed', words.adult()],
] as const)('what is %s because of %s says so', (redirect_status, reason, text) => {
  expect(judged({ redirect_status, reason }).text).toBe(text)
})

test('what only disguises a link is no part of where it leads', () => {
  const url = 'https://bank.example:x@shop.example/in'
  const { to } = judged({ redirect_status: 'suspicious', reason: 'disguised', url })
  expect(to?.href).toBe('https://shop.example/in')
})

test.each([null, 'javascript:alert(1)', 'data:text/html,x', 'lamp'])(
  'what is no web address leads nowhere, whatever is said of it: %s',
  (url) => {
    expect(judged({ url })).toMatchObject({ way: 'none', to: null })
  },
)
