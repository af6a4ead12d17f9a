import { expect, test } from 'vitest'
import { connectFault } from './connect-fault.ts'

test.each([
  ['error', "Couldn't connect. You must authorize Tessera."],
  ['closed', "Couldn't connect. You must authorize Tessera."],
  ['blocked', 'You must enable popups!'],
  ['cancelled', undefined],
  ['complete', undefined],
] as const)('V8.21 V4.29 a window that ends as %s says: %s', (kind, said) => {
  expect(connectFault({ kind }, 'Tessera')).toBe(said)
})
