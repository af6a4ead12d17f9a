import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'
import { contentEncodings } from './port.ts'

const accepted = (header: string | null | undefined) => acceptedEncodings(header, contentEncodings)

test.each([
  ['gzip, deflate, br, zstd', ['zstd', 'br', 'gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP ; Q=1', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['*', ['zstd', 'br', 'gzip']],
  ['*;q=0.1, gzip', ['gzip', 'zstd', 'br']],
])('a client that sends %s is answered with one of %j', (header, encodings) => {
  expect(accepted(header)).toEqual(encodings)
})

test.each([
  ['br;q=0', []],
  ['br; q=0.000, gzip', ['gzip']],
  ['*;q=0', []],
  ['gzip, *;q=0', ['gzip']],
  ['*, zstd;q=0', ['br', 'gzip']],
])('an encoding that is refused by %s is not used', (header, encodings) => {
  expect(accepted(header)).toEqual(encodings)
})

test.each([
  '',
  ',;,;;=',
  'identity',
  'brotli, xgzip, gzip-ish, __proto__',
  'br;q=2',
  'br;q=-1',
  'br;q=1e9',
  'br;q=NaN',
  'gzip;q=1;q=1x, zstd;level=9',
  'gzip\u0000',
  `${'gzip, '.repeat(2_000)}br`,
  'é'.repeat(10_000),
])('a client whose header has no readable encoding gets the answer as it is: %#', (header) => {
  expect(accepted(header).filter((encoding) => encoding !== 'gzip')).toEqual([])
})

test('a client that sends no header gets the answer as it is', () => {
  expect(accepted(undefined)).toEqual([])
  expect(accepted(null)).toEqual([])
})
