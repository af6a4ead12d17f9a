import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('what a stranger says of where it forwards for is not believed', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', [])).toBe('203.0.113.9')
})

test('a trusted proxy is believed up to the first address that is not one', () => {
  const trusted = ['10.0.0.1', '10.0.0.2']
  expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', trusted)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', null, trusted)).toBe('10.0.0.1')
})
