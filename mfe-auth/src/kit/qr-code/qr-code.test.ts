import { expect, test } from 'vitest'
import { darkPath } from './qr-code.tsx'

test('each run of dark modules in a row is drawn once, and light modules are not drawn', () => {
  expect(
    darkPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
})
