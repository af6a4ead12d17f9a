import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('X-Forwarded-For of an untrusted peer is ignored', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', [])).toBe('203.0.113.9')
})

test('X-Forwarded-For of a trusted proxy counts up to the first untrusted address', () => {
  const trusted = ['10.0.0.1', '10.0.0.2']
  expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', trusted)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', null, trusted)).toBe('10.0.0.1')
})
