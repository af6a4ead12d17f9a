import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../discovery/catalogs/testing/made-row.ts'
import { type CsvRow, csvReader } from './csv-rows.ts'

/** Reads a text in pieces of a size. */
function read(text: string, { columns = 3, delimiter = ',', rowMax = 100, size = 7 } = {}) {
  const reader = csvReader({ delimiter, columns, rowMax })
  const rows: CsvRow[] = []
  for (let at = 0; at < text.length; at += size)
    rows.push(...reader.rows(text.slice(at, at + size)))
  rows.push(...reader.end())
  return rows.map((row) => ('cells' in row ? row.cells : `${row.fault}: ${row.text}`))
}

test.each([
  ['bare cells', 'a,b,c\n', [['a', 'b', 'c']]],
  ['no line break at the end', 'a,b,c', [['a', 'b', 'c']]],
  ['empty cells', ',,\n', [['', '', '']]],
  ['lines without cells', '\n \na,b,c\n\n', [['a', 'b', 'c']]],
  ['empty cells behind the columns', 'a,b,c,,\n', [['a', 'b', 'c', '', '']]],
  ['quotes', '"a,1","b ""2""","c\n3"\n', [['a,1', 'b "2"', 'c\n3']]],
  ['an empty cell in quotes at the end', 'a,b,""', [['a', 'b', '']]],
  ['a quote within a bare cell', '6" lamp,12" x 6",c\n', [['6" lamp', '12" x 6"', 'c']]],
  ['spaces behind a quote', '"a" ,b,c\n', [['a', 'b', 'c']]],
])('csvReader reads %s', (_, text, rows) => {
  for (const size of [1, 2, 7, 100]) expect(read(text, { size })).toEqual(rows)
})

const next = ['d', 'e', 'f']

test.each([
  ['too few cells', 'a,b\nd,e,f\n', ['cells-wrong: a,b', next]],
  ['too many cells', 'a,b,c,x\nd,e,f\n', ['cells-wrong: a,b,c,x', next]],
  ['text behind a quote', '"a"x,b,c\nd,e,f\n', ['cells-wrong: "a"x,b,c', next]],
  ['a quote that is never closed', 'a,"b,c\nd,e,f\n', ['cells-wrong: a,"b,c', next]],
  ['a quote that the next row closes', 'a,"b,c\nd,"e",f\n', ['cells-wrong: a,"b,c', next]],
  [
    'a quote that a later row closes',
    'a,"b,c\nd,e,f\nd,e,"f"\n',
    ['cells-wrong: a,"b,c', next, next],
  ],
  [
    'a quote that the end of the next row closes',
    'a,"b,c\nd,e,f"\nd,e,f\n',
    ['cells-wrong: a,"b,c', ['d', 'e', 'f"'], next],
  ],
  ['too few cells on several lines', 'a,"b\nc\nd"\nd,e,f\n', ['cells-wrong: a,"b', next]],
  [
    'two rows with quotes that are never closed',
    'a,"b,c\na,"b,c\nd,e,f\n',
    ['cells-wrong: a,"b,c', 'cells-wrong: a,"b,c', next],
  ],
  ['a quote that the end of the file leaves open', 'd,e,f\na,b,"c', [next, 'cells-wrong: a,b,"c']],
])('csvReader names a row with %s, and goes on at the next line', (_, text, rows) => {
  for (const size of [1, 2, 7, 100]) expect(read(text, { size })).toEqual(rows)
})

test('csvReader goes on behind a quote that is never closed when as much as two rows lies behind', () => {
  const rest = 'd,e,f\n'.repeat(1_000)
  const rows = read(`a,"b,c\n${rest}`, { rowMax: 40, size: 50 })
  expect(rows).toEqual(['cells-wrong: a,"b,c', ...Array.from({ length: 1_000 }, () => next)])
})

test('csvReader leaves out a row that is too long, of one line or more', () => {
  const long = 'x'.repeat(500)
  for (const size of [1, 60, 10_000]) {
    const rows = read(`a,${long},c\nd,e,f\n`, { size })
    expect(rows).toEqual([`row-too-long: a,${'x'.repeat(98)}`, next])
  }
  expect(read(`a,"${'x\n'.repeat(60)}",c\nd,e,f\n`, { size: 1_000 })).toEqual([
    'row-too-long: a,"x',
    next,
  ])
})

test('csvReader reads what the writer of made feeds wrote, whatever the cells are', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', ' ', 'a'), maxLength: 8 }),
  )
  const row = fc
    .tuple(fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }), cell, cell)
    .filter(([id]) => id.trim() !== '')
  const delimiter = fc.constantFrom(',', ';', '\t')
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), delimiter, fc.nat(20), (rows, between, size) => {
      const text = rows.map((cells) => csvLine(cells, between)).join('')
      const written = text.replaceAll('\r\n', '\n')
      const options = { delimiter: between, rowMax: 10_000, size: size + 1 }
      const plain = rows.map((cells) => cells.map((value) => value.replaceAll('\r\n', '\n')))
      expect(read(written, options)).toEqual(plain)
    }),
  )
})

test('csvReader finds the same rows in any text, however it is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', ' ', 'a'), maxLength: 80 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (written, size) => {
      const whole = read(written, { rowMax: 1_000, size: 1_000 })
      expect(read(written, { rowMax: 1_000, size })).toEqual(whole)
    }),
  )
})
