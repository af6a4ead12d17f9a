import { expect, test } from 'vitest'
import { markedPure, routerMarkedPure } from './pure-declarations.ts'

test('declarations are marked as pure', () => {
  expect(markedPure("export const PinId = digits().brand<'PinId'>()")).toBe(
    "export const PinId = /* @__PURE__ */ digits().brand<'PinId'>()",
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

test("the router's components and contexts are marked as pure, without their names", () => {
  const code = 'var Form = React10.forwardRef(\nForm.displayName = "Form";\nvar a = React.useRef(1)'
  expect(routerMarkedPure(code)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n\nvar a = React.useRef(1)',
  )
})
