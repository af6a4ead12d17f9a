import { expect, test } from 'vitest'
import { keyedSecrets } from '../../../platform/secrets/keyed.ts'
import { previewAddress, previewValue, readPreviewAddress } from './preview-address.ts'

const secrets = keyedSecrets('a key')

test.each([
  { id: '0123456789abcdef' },
  { module: 'notes', tag: 'branch=feature/lamps' },
  { module: 'notes', tag: 'team=Größe: 1 & 2' },
])('an address names %j, and its parameter reads back', (named) => {
  const url = new URL(previewAddress(secrets, named), 'https://pins.test')
  expect(readPreviewAddress(secrets, url.searchParams.get('set') ?? '')).toEqual(named)
})

test('an address of another key, of other characters, or of a person names nothing', () => {
  const value = previewValue(secrets, { id: '0123456789abcdef' })
  const person = previewValue(secrets, { module: 'notes', tag: 'person=mira' })
  const others = [
    previewValue(keyedSecrets('another key'), { id: '0123456789abcdef' }),
    value.replace('0', '1'),
    value.slice(0, -1),
    `${value}a`,
    person,
    '',
    ':',
  ]
  expect(others.map((each) => readPreviewAddress(secrets, each))).toEqual(
    others.map(() => undefined),
  )
})
