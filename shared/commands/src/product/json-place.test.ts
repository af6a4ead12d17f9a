import { expect, test } from 'vitest'
import { JsonFault, parseJson, placeInJson } from './json-place.ts'

const faultOf = (text: string) => {
  try {
    parseJson(text)
    return undefined
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault
    return `${fault.place.line}:${fault.place.column} ${fault.message}`
  }
}

test.each([
  ['', '1:1 expected a value, the file ends'],
  ['{\n  "a": 1,\n}', `3:1 expected a name in double quotes, found "}"`],
  ['{\n  "a": 1\n  "b": 2\n}', `3:3 expected ',' or '}', found "\\""`],
  ['{ "a" 1 }', `1:7 expected ':', found "1"`],
  ["[1,\n 'x']", `2:2 expected a value, found "'"`],
  ['{} {}', '1:4 expected the end of the file, found "{"'],
  ['{"a": "x', `1:7 expected a value, found "\\""`],
])('%j is refused at the place where it stops being JSON', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

test('parseJson accepts what JSON.parse accepts, with the same value', () => {
  const value = { a: [1, -2.5e3, 'q"\\\n\u2028', { '': null }], b: true, 'x y': [] }
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, '\t')])
    expect(parseJson(text)).toEqual(value)
})

test('a value is found by its path, a missing value by its parent', () => {
  const text = '{\n  "modules": [\n    { "base": "a" },\n    { "base": "b" }\n  ]\n}'
  expect(placeInJson(text, ['modules', 1, 'base'])).toEqual({ line: 4, column: 15 })
  expect(placeInJson(text, ['modules', 0, 'descriptor', 'name'])).toEqual({ line: 3, column: 5 })
})
