import type { ReportView } from '@tessera/contracts/ads/report-view'
import { expect, test } from 'vitest'
import { isSameView } from './is-same-view.ts'

const view: ReportView = {
  level: 'campaigns',
  columns: ['spend', 'clicks'],
  sort: 'spend',
  is_ascending: false,
  period: { kind: 'last-days', days: 30 },
  comparison: null,
}

test('views are the same whatever the order of their fields, and differ by the order of columns', () => {
  const { level, ...rest } = view
  expect(isSameView(view, { ...rest, search: undefined, level })).toBe(true)
  expect(isSameView(view, { ...view, columns: ['clicks', 'spend'] })).toBe(false)
  expect(isSameView(view, { ...view, period: { kind: 'last-days', days: 7 } })).toBe(false)
})
