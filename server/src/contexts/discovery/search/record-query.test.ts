import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { storedQuery, traceOf } from './record-query.ts'

test('storedQuery returns a query as typed and normalized', () => {
  expect(storedQuery('  Grüne   Stühle ')).toEqual({
    query: 'grune stuhle',
    display: 'Grüne Stühle',
  })
})

test('storedQuery drops queries that may identify a person or hold no letters', () => {
  for (const query of ['mira@example.org', '+49 30 1234567', 'https://x.test/a', '', '💥', '!!'])
    expect(storedQuery(query), query).toBeUndefined()
  expect(storedQuery('x '.repeat(20))).toBeUndefined()
  expect(storedQuery('1960s kitchen')).toBeDefined()
})

test('traceOf is two bytes that differ between queries', () => {
  const traces = ['chair', 'lamp', 'rug'].map((query) => traceOf(query, UserId.parse('7')))
  expect(new Set(traces).size).toBe(3)
  const all = Array.from({ length: 3_000 }, (_, id) => traceOf('chair', UserId.parse(`${id + 1}`)))
  for (const trace of all) expect(Math.abs(trace)).toBeLessThanOrEqual(0x8000)
  expect(new Set(all).size).toBeGreaterThan(2_500)
})
