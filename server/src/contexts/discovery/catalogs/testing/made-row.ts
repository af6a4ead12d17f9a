import type { MadeFaultKind } from './made-faults.ts'
import { type MadeCells, madeColumns } from './made-product.ts'

/** The format of a made feed. */
export interface MadeFormat {
  readonly head: string
  readonly foot: string
  /** The names of the columns, as a report names them. */
  nameOf(column: keyof MadeCells): string
  row(cells: MadeCells, fault: MadeFaultKind['fault'] | undefined): string
}

/** Writes a cell of CSV. */
export const csvCell = (value: string, delimiter: string): string =>
  /["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value

/** Writes a row of CSV. */
export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`

const table = (delimiter: string): MadeFormat => ({
  head: csvLine(madeColumns, delimiter),
  foot: '',
  nameOf: (column) => column,
  row(cells, fault) {
    if (fault !== 'cells-wrong') return csvLine(Object.values(cells), delimiter)
    // A quote that is never closed, and a delimiter that should be in quotes.
    return Number(cells.id.slice(2)) % 7 < 4
      ? `${cells.id}${delimiter}"${cells.brand}${delimiter}${cells.link}\r\n`
      : `${cells.id}${delimiter.repeat(madeColumns.length)}${cells.brand}\r\n`
  },
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function xml(item: string, head: string, foot: string): MadeFormat {
  const nameOf = (column: string) =>
    column === 'title' || column === 'description' ? column : `g:${column}`
  return {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n`,
    foot: `${foot}\n`,
    nameOf,
    row(cells, fault) {
      const elements = Object.entries(cells).map(
        ([column, value]) =>
          `<${nameOf(column)}>${escaped(value)}</${fault === 'xml-unfit' ? 'b' : nameOf(column)}>`,
      )
      return `<${item}>${elements.join('')}</${item}>\n`
    },
  }
}

const space = 'xmlns:g="http://base.google.com/ns/1.0"'

/** The formats of made feeds. */
export const madeFormats = {
  csv: table(','),
  semicolons: table(';'),
  tsv: table('\t'),
  rss: xml('item', `<rss version="2.0" ${space}><channel><title>Shop</title>`, '</channel></rss>'),
  atom: xml('entry', `<feed xmlns="http://www.w3.org/2005/Atom" ${space}>`, '</feed>'),
} as const satisfies Readonly<Record<string, MadeFormat>>
