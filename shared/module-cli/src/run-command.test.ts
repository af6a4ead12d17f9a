import { expect, test } from 'vitest'
import { asTyped } from './run-command.ts'

test('a bundle names the commands of the operator as they are typed there', () => {
  const text = 'See npm run module -- list, npm run company -- add NAME, or npm run check.'
  expect(asTyped(text, 'node tessera.mjs')).toBe(
    'See node tessera.mjs module list, node tessera.mjs company add NAME, or npm run check.',
  )
  expect(asTyped(text, undefined)).toBe(text)
})
