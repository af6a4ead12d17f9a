import { expect, test } from 'vitest'
import { backendTarget } from './backend-path.ts'

const base = '/backends/events/'
const targetOf = (rest: string) => backendTarget(new URL(`http://p.test${base}${rest}`), base)

test.each([
  ['', '/'],
  ['events/', '/events/'],
  ['events/12?from=2026-01-01&q=a%20b', '/events/12?from=2026-01-01&q=a%20b'],
  ['@evil.test/x', '/@evil.test/x'],
  ['http:/evil', '/http:/evil'],
  ['caf%C3%A9/...', '/caf%C3%A9/...'],
  ['q?next=//evil.test/..%2f', '/q?next=//evil.test/..%2f'],
  ['q?text=%0d%0aX-Evil:1', '/q?text=%0d%0aX-Evil:1'],
  ['./a/../b', '/b'],
])('the path %j reaches the backend as %j', (rest, target) => {
  expect(targetOf(rest)).toBe(target)
})

test.each([
  '..%2fadmin',
  'a/..%2F..%2fadmin',
  '%2e%2e%2fadmin',
  '..%5cadmin',
  '/evil.test/',
  'a//b',
  'a%00b',
  'a%0d%0aX-Evil:1',
  '%252e%252e%252f',
  '%ff',
  '%',
  'a|b',
  `${'a'.repeat(4_001)}`,
  `a?${'a'.repeat(4_001)}`,
])('the path %j reaches no backend', (rest) => {
  expect(targetOf(rest)).toBeUndefined()
})

test('a path that climbs out is another address of the product', () => {
  expect(targetOf('../../health')).toBeUndefined()
  expect(targetOf('%2e%2e/other/x')).toBeUndefined()
})
