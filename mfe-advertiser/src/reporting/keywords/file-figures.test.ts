import { unguarded } from '@tessera/contracts/ads/csv-field'
import { keywordMetrics } from '@tessera/contracts/ads/keywords'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { metricValue, reportMetrics } from '@tessera/contracts/ads/report-metrics'
import type { SearchFigures } from '@tessera/contracts/calls/ad-keywords'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileFigures, type Searched, whole } from './file-figures.ts'
import { csvHead, csvRows, type FileColumn } from './keyword-csv.ts'

const count = fc.nat({ max: 50_000_000 })
const figures: fc.Arbitrary<SearchFigures> = fc.record({
  impressions: count,
  clicks: count,
  saves: count,
  closeups: count,
  spend_micro: fc.maxSafeNat(),
})
const noFigures = { impressions: 0, clicks: 0, saves: 0, closeups: 0, spend_micro: 0 }
const row: fc.Arbitrary<Searched & { readonly text: string }> = fc.record({
  figures,
  compared: figures,
  text: fc.string(),
})

/** Reads a plain decimal number in millionths. */
const microOf = (text = ''): bigint => {
  expect(text).toMatch(/^-?\d+(\.\d{1,6})?$/)
  const [units = '', part = ''] = text.split('.')
  return BigInt(units + part.padEnd(6, '0'))
}

test('the file of a keyword report has its figures and words to the last unit, and what they are compared with', () => {
  const columns: readonly FileColumn<Searched & { readonly text: string }>[] = [
    { head: 'Keyword', plain: ({ text }) => text },
    ...keywordMetrics.flatMap((metric) =>
      fileFigures(metric, { isCompared: true, currency: 'USD' }),
    ),
  ]
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const text = csvHead(columns) + csvRows(columns, rows)
      const records: Record<string, string>[] = parse(text, { bom: true, columns: true })
      expect(records).toHaveLength(rows.length)
      for (const [at, { figures: now, compared, text: name }] of rows.entries()) {
        const record = records[at] ?? {}
        expect(unguarded(record.Keyword ?? '')).toBe(name)
        expect(microOf(record['Spend (USD)'])).toBe(BigInt(now.spend_micro))
        expect(microOf(record['Spend (USD), compared'])).toBe(BigInt(compared?.spend_micro ?? -1))
        expect([record.Impressions, record.Clicks]).toEqual(
          [now.impressions, now.clicks].map(String),
        )
        const rate = metricValue('click_rate', whole(now))
        if (rate === null) expect(record['Click rate']).toBe('')
        else expect(Number(microOf(record['Click rate'])) / microPerUnit).toBeCloseTo(rate, 5)
      }
    }),
    { numRuns: 50, examples: [[[{ figures: noFigures, compared: noFigures, text: '|-' }]]] },
  )
  expect(columns).toHaveLength(1 + 3 * keywordMetrics.length)
  expect(keywordMetrics.filter((metric) => reportMetrics[metric].kind === 'money')).toHaveLength(3)
})
