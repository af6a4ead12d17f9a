import { expect, test } from 'vitest'
import { adviceFor, adviceForAll, type SourceFigures } from './advice.ts'
import { roundedMatches } from './upload.ts'
import { withParam } from './with-click-id.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const good: SourceFigures = {
  source: 'api',
  tag: null,
  last_event_at: '2026-11-26T11:00:00Z',
  received: 100,
  counted: 90,
  duplicates: 10,
  with_event_id: 100,
  with_match_keys: 100,
  with_click_id: 100,
  with_email: 100,
  with_external_id: 0,
  with_known_click: 50,
  credited: 60,
  other_currency: 0,
  days: [],
  faults: [],
}
const fault = { code: 'value-negative', count: 6, last_at: '', field: 'value' } as const
const both = new Set(['tag', 'api'] as const)

const cases: [SourceFigures, string[]][] = [
  [good, []],
  [{ ...good, received: 0 }, ['nothing-yet']],
  [{ ...good, last_event_at: '2026-11-25T11:59:59Z' }, ['silent']],
  [{ ...good, faults: [fault] }, ['many-refused']],
  [{ ...good, with_event_id: 94, other_currency: 1 }, ['event-ids-missing', 'other-currency']],
  [{ ...good, with_match_keys: 49, with_email: 19 }, ['few-match-keys', 'emails-missing']],
  [{ ...good, source: 'tag', with_click_id: 29, with_email: 0 }, ['click-ids-missing']],
  [{ ...good, source: 'upload', last_event_at: '2026-01-01T00:00:00Z', with_event_id: 0 }, []],
]

test.each(cases)('%# health says what to mend of a source', (figures, advice) => {
  expect(adviceFor(figures, both, now)).toEqual(advice)
})

test('a tag alone is told that the API would add what browsers block', () => {
  expect(adviceForAll(new Set())).toEqual(['nothing-yet'])
  expect(adviceForAll(new Set(['tag']))).toEqual(['api-missing'])
  expect(adviceForAll(both)).toEqual([])
})

test('matches of an analysis are rounded with an offset of the list, and few are not told', () => {
  expect(roundedMatches(79, 'ffffffff')).toBeNull()
  expect(roundedMatches(1_234, '00000014')).toBe(1_200)
  expect(roundedMatches(1_195, '00000028')).toBe(1_200)
  expect(roundedMatches(1_195, '00000000')).toBe(1_100)
})

test.each([
  ['https://a.example', 'https://a.example?c=2'],
  ['https://a.example/?b=%20#x?y', 'https://a.example/?b=%20&c=2#x?y'],
  ['https://a.example/?c=1&b=1', 'https://a.example/?b=1&c=2'],
])('%s gets a parameter, and the rest of it stays', (address, expected) => {
  expect(withParam(address, 'c', '2')).toBe(expected)
})
