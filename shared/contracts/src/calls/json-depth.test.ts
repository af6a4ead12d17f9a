import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  [nested(3), false],
  [nested(4), true],
  ['{"a":{"b":{"c":{}}}}', true],
  ['[[],[],[],[]]', false],
  ['["[[[[[[", "{\\"[[[[\\\\"]', false],
  ['["\\\\", [[[]]]]', true],
  ['["\\\\\\"[[[[[["]', false],
  ['"[[[[[[[[', false],
  ['[[[[', true],
])('%j is deeper than three: %s', (text, isDeeper) => {
  expect(isDeeperThan(3, text)).toBe(isDeeper)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0

test('the text of any value is as deep as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const [text, depth] = [JSON.stringify(value), depthOf(value)]
      expect(isDeeperThan(depth, text)).toBe(false)
      if (depth > 0) expect(isDeeperThan(depth - 1, text)).toBe(true)
    }),
  )
})
