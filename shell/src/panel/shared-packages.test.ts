import { expect, test } from 'vitest'
import { sharedPackages } from './shared-packages.ts'

test('shared packages are listed by name, with who gave them and who uses them', () => {
  const scopes = {
    default: {
      react: {
        '19.2.0': { from: 'tessera_shell', useIn: ['shell', 'tessera_save'], loaded: true },
      },
      nanostores: { '1.0.0': { from: 'shell' } },
    },
  }
  expect(sharedPackages(scopes)).toEqual([
    { name: 'nanostores', version: '1.0.0', from: 'shell', usedBy: [] },
    { name: 'react', version: '19.2.0', from: 'shell', usedBy: ['shell', 'save'] },
  ])
})

test.each([undefined, null, 3, { default: { react: null } }])(
  'odd scopes list nothing: %o',
  (odd) => {
    expect(sharedPackages(odd)).toEqual([])
  },
)
