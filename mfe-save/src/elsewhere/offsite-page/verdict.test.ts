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

test('a good link can be opened, a suspicious one with a small link, a blocked one not at all', () => {
  expect(judged({}).way).toBe('open')
  expect(judged({ redirect_status: 'suspicious', reason: 'spam' }).way).toBe('small')
  expect(judged({ redirect_status: 'blocked', reason: 'malware' }).way).toBe('none')
})

test('only members can open adult content', () => {
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
] as const)('a link that is %s because of %s says so', (redirect_status, reason, text) => {
  expect(judged({ redirect_status, reason }).text).toBe(text)
})

test("a disguise is no part of a link's destination", () => {
  const url = 'https://bank.example:x@shop.example/in'
  const { to } = judged({ redirect_status: 'suspicious', reason: 'disguised', url })
  expect(to?.href).toBe('https://shop.example/in')
})

test.each([null, 'javascript:alert(1)', 'data:text/html,x', 'lamp'])(
  'text that is no web address has no destination, whatever the service says: %s',
  (url) => {
    expect(judged({ url })).toMatchObject({ way: 'none', to: null })
  },
)
