import { expect, test } from 'vitest'
import { moduleOriginOf, productOriginOf } from './origins.ts'

test('modules have the product’s scheme and host, each with its own port', () => {
  const origins = (asked: Parameters<typeof productOriginOf>[0]) => {
    const product = productOriginOf(asked)
    return [product, moduleOriginOf(product, 3101)]
  }
  expect(origins({ port: 3000 })).toEqual(['http://localhost:3000', 'http://localhost:3101'])
  expect(origins({ port: 3000, https: true })).toEqual([
    'https://localhost:3000',
    'https://localhost:3101',
  ])
  expect(origins({ port: 3000, publicOrigin: 'https://pins.example.org' })).toEqual([
    'https://pins.example.org',
    'https://pins.example.org:3101',
  ])
})
