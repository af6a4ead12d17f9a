import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSentJson, repeatedKeyAt } from './sent-json.ts'

test.each([
  ['{"a":1,"a":2}', 7],
  ['{"a":1,"\\u0061":2}', 7],
  ['{"a" \n\t:1,"b":{},"a" :2}', 17],
  ['[{"a":1},{"b":[{"c":1,"c":1}]}]', 22],
  ['{"a":{"a":{"a":1}},"b":{"a":1}}', undefined],
  ['[{"a":1},{"a":2}]', undefined],
  ['{"a":"a","b":"a","c":["a","a"]}', undefined],
  ['{"a":"\\",\\"a\\":1","b":1}', undefined],
  ['{"\\":1,\\"":1,":":2}', undefined],
  ['{"a', undefined],
])('of %s the first repeated key is at %s', (text, at) => {
  expect(repeatedKeyAt(text)).toBe(at)
  if (at !== undefined) expect(parseSentJson(text)).toBeUndefined()
})

test('the text of any value is read as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(parseSentJson(JSON.stringify(value, null, 1))).toEqual(
        JSON.parse(JSON.stringify(value)),
      )
    }),
  )
})

test('what is no JSON, or too deep, is read as nothing', () => {
  for (const text of ['', '{', 'x', '['.repeat(1_000) + ']'.repeat(1_000)])
    expect(parseSentJson(text)).toBeUndefined()
})
