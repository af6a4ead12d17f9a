import type { PageVitals } from '@tessera/contracts/calls/page-vitals'
import { expect, test } from 'vitest'
import { vitalsByPage, vitalText } from './vitals-by-page.ts'

const figure = (page: string, metric: PageVitals['metric'], samples: number): PageVitals => ({
  module: 'save',
  page,
  metric,
  builds: [{ build: 'a', is_active: true, samples, p75: 1 }],
})

test('figures are grouped by page, the most seen first, in the order of the metrics', () => {
  const pages = vitalsByPage([
    figure('board', 'TTFB', 3),
    figure('pin', 'CLS', 2),
    figure('pin', 'LCP', 9),
  ])
  expect(pages.map(({ name }) => name)).toEqual(['save · pin', 'save · board'])
  expect(pages[0]?.figures.map(({ metric }) => metric)).toEqual(['LCP', 'CLS'])
})

test.each([
  ['LCP', 2_481.4, '2.5 sec'],
  ['LCP', 999.4, '999 ms'],
  ['CLS', 0.0514, '0.05'],
  ['CLS', 0, '0'],
] as const)('%s of %d is written as %s', (metric, value, text) => {
  expect(vitalText(metric, value, 'en')).toBe(text)
})
