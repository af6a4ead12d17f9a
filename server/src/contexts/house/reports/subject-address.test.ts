import { expect, test } from 'vitest'
import { commentAddress, subjectAt } from './subject-address.ts'

const origin = 'https://tessera.test'

test.each([
  ['https://tessera.test/pin/42/', { kind: 'pin', id: '42' }],
  ['/pin/42', { kind: 'pin', id: '42' }],
  [`https://tessera.test${commentAddress('42', '7')}`, { kind: 'comment', id: '7' }],
  ['tessera.test/mira/', { kind: 'profile', username: 'mira' }],
  ['https://tessera.test/mira/_saved/', { kind: 'profile', username: 'mira' }],
  [
    'https://tessera.test/mira/red-chairs/',
    { kind: 'board', username: 'mira', slug: 'red-chairs' },
  ],
  ['/mira/red-chairs/oak/?x=1', { kind: 'board', username: 'mira', slug: 'red-chairs' }],
  ['https://shop.example.co.uk/fakes', { kind: 'website', domain: 'example.co.uk' }],
  // It is no path of the product, though it begins as one.
  ['//evil.example/pin/42/', { kind: 'website', domain: 'evil.example' }],
])('%s leads to what is reported', (address, subject) => {
  expect(subjectAt(address, origin)).toEqual(subject)
})

test.each([
  'https://tessera.test/',
  '/settings/privacy/',
  '/Admin/people/',
  '/pin/nonsense/',
  'javascript:alert(1)',
  '',
  'https://',
  '//',
  'two words',
  'nonsense',
])('%j leads to nothing that can be reported', (address) => {
  expect(subjectAt(address, origin)).toBeUndefined()
})
