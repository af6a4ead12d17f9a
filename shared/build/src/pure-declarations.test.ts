import { expect, test } from 'vitest'
import { markedPure } from './pure-declarations.ts'

test('declarations are marked as pure', () => {
  expect(markedPure('export const Id = z.string()\n  .check(z.trim())')).toBe(
    'export const Id = /* @__PURE__ */ z.checked(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.trim())',
  )
  expect(markedPure("export const PinId = digits().brand<'PinId'>()")).toBe(
    'export const PinId = /* @__PURE__ */ digits()',
  )
  expect(markedPure('export const getPin = defineCall({')).toBe(
    'export const getPin = /* @__PURE__ */ defineCall({',
  )
})

test('other calls and comments stay as they are', () => {
  const text =
    ' *     const getPin = defineCall({ })\n// z.string()\nkeep(codes.set(1))\nredefineCall()'
  expect(markedPure(text)).toBe(text)
})
