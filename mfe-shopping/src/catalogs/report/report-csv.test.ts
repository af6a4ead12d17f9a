import { expect, test } from 'vitest'
import { reportLine } from '../../../test/catalogs.ts'
import { sampleFeed } from '../sample-feed.ts'
import { guarded, reportCsv } from './report-csv.ts'

test.each([
  ['=HYPERLINK("https://example.com")', '\'=HYPERLINK("https://example.com")'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['LAMP-1', 'LAMP-1'],
  ['', ''],
])('the cell %j is written as %j, so that no spreadsheet runs it', (cell, written) => {
  expect(guarded(cell)).toBe(written)
})

test('a report has a line for each refused row, with its fault and the fix, and quotes what needs it', () => {
  const csv = reportCsv([
    reportLine({ row: 1_234, value: '=1+1, "now"' }),
    reportLine({ item: null, column: null, fault: 'cells-wrong', value: '' }),
  ])
  expect(csv.split('\r\n')).toEqual([
    '\u{feff}Row,Product,Column,What is wrong,How to fix it,Value',
    '1234,LAMP-2,price,Price not readable,"Write a number and a currency, such as 19.99 EUR.","\'=1+1, ""now"""',
    '2,,,Wrong number of cells,"Give the row as many cells as the first line, and put quotes around values with commas.",',
    '',
  ])
})

test('the sample feed names every column and has two sizes of one product', () => {
  const [head, ...rows] = sampleFeed().trimEnd().split('\r\n')
  expect(head).toMatch(/^id,title,link,image_link,price,description,availability,/)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row.split(',').length).toBeGreaterThanOrEqual(13)
})
