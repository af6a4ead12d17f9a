import type { ReportView } from '@tessera/contracts/ads/report-view'
import { expect, test } from 'vitest'
import { asLongAs, dayInZone } from '../../../kit/dates/day-in-zone.ts'
import { pagesOf, spacedRows } from '../../../kit/tables/spaced-rows.ts'
import { reportQuery } from './report-query.ts'
import { reportView, sortedBy, toggledIn, usualView } from './report-view.ts'

const base = usualView('campaigns', {
  columns: ['spend', 'clicks'],
  click_window: 7,
  view_window: 1,
})
const read = (query: string, on: ReportView = base) => reportView(new URLSearchParams(query), on)

test('an address that names nothing shows the account’s own choices, and so does nonsense', () => {
  expect(read('')).toEqual(
    read('dates=soon&compare=x&columns=x,,&sort=x&by=x&states=x&click_window=9'),
  )
  expect(read('start_date=2026-13-40&end_date=2026-11-02&campaign_id=x')).toEqual(read(''))
  expect(read('start_date=2026-11-09&end_date=2026-11-02')).toEqual(read(''))
  expect(read('start_date=2020-01-01&end_date=2026-11-02')).toEqual(read(''))
})

test.each<[string, Partial<ReportView>]>([
  ['dates=last-7', { period: { kind: 'last-days', days: 7 } }],
  ['dates=last-month', { period: { kind: 'last-month' } }],
  [
    'start_date=2026-11-01&end_date=2026-11-09',
    { period: { kind: 'fixed', from: '2026-11-01', to: '2026-11-09' } },
  ],
  ['compare=year-before', { comparison: { kind: 'year-before' } }],
  ['columns=saves%2Cspend', { columns: ['saves', 'spend'] }],
  ['sort=clicks&order=ascending', { sort: 'clicks', is_ascending: true }],
  ['sort=group&by=day', { breakdown: 'day', sort: 'group' }],
  [
    'objective_types=CATALOG_SALES%2CCONSIDERATION',
    { objective_types: ['CATALOG_SALES', 'CONSIDERATION'] },
  ],
  ['states=paused', { states: ['paused'] }],
  ['search=lamps', { search: 'lamps' }],
  ['click_window=0&view_window=30', { click_window: 0, view_window: 30 }],
])('the query %s is read, and written the same', (query, part) => {
  expect(read(query)).toMatchObject(part)
  expect(reportQuery({ ...base, ...part }, base).toString()).toBe(query)
})

test('an empty parameter takes away what a saved view chose', () => {
  const saved: ReportView = {
    ...base,
    comparison: { kind: 'days-before' },
    search: 'lamps',
    breakdown: 'age',
  }
  const cleared = { ...saved, comparison: null, search: undefined, breakdown: undefined }
  const query = reportQuery(cleared, saved).toString()
  expect(query).toBe('compare=&by=&search=')
  expect(read(query, saved)).toEqual(read('', { ...cleared }))
  expect(read('', saved)).toMatchObject({ search: 'lamps', breakdown: 'age' })
})

test('a head sorts numbers from the highest and names from the first, then the other way', () => {
  expect(sortedBy(base, 'clicks')).toEqual({ sort: 'clicks', is_ascending: false })
  expect(sortedBy(base, 'name')).toEqual({ sort: 'name', is_ascending: true })
  expect(sortedBy(base, 'spend')).toEqual({ sort: 'spend', is_ascending: true })
  expect([toggledIn(undefined, 'a'), toggledIn(['a'], 'a')]).toEqual([['a'], undefined])
})

test('the day is that of the time zone, and compared days are as many', () => {
  const now = Date.parse('2026-11-26T23:30:00Z')
  expect(['UTC', 'Asia/Tokyo', 'No/Where'].map((zone) => dayInZone(zone, now))).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-26',
  ])
  const other = { from: '2026-11-01', to: '2026-11-03' }
  expect(asLongAs({ from: '2026-10-30', to: '2026-10-30' }, other)).toEqual({
    from: '2026-10-30',
    to: '2026-11-01',
  })
})

test('gaps are as high as the rows that are not drawn, between two rows too', () => {
  const placed = [1, 2, 5].map((index) => ({ index, start: index * 40, end: index * 40 + 40 }))
  expect(spacedRows(placed, 400)).toEqual([
    { kind: 'gap', key: 'before 1', height: 40 },
    { kind: 'row', index: 1 },
    { kind: 'row', index: 2 },
    { kind: 'gap', key: 'before 5', height: 80 },
    { kind: 'row', index: 5 },
    { kind: 'gap', key: 'end', height: 160 },
  ])
  expect([pagesOf(95, 205, 100), pagesOf(0, -1, 100)]).toEqual([[0, 1, 2], []])
})
