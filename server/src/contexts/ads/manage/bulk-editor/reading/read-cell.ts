import { type BulkColumn, bulkColumn, newPrefix } from '@tessera/contracts/ads/bulk-template'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { AnyId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import type { Say } from './words.ts'

/** The reason a cell can't be read: a code, and a message with the fix. */
export interface CellFault {
  readonly code: string
  readonly message: string
}

/** The value of a cell, or its fault. */
export type Read<Value> = { readonly value: Value } | CellFault

/** The format of a file: its decimal mark, and the texts of its faults. */
export interface CellFormat {
  readonly decimal: '.' | ','
  readonly say: Say
}

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Spreadsheets write a large number so, and its last digits are lost. */
const rounded = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** Reads an id with or without its letter, or the temporary name of something new. */
export function readId(text: string, letter: string, { say }: CellFormat): Read<string> {
  const plain = /^="?([^"]*)"?$/.exec(text)?.[1] ?? text
  if (plain.toLowerCase().startsWith(newPrefix)) {
    const name = plain.slice(newPrefix.length).trim().toLowerCase()
    const isFit = name !== '' && name.length <= limits.campaignNameMax
    return isFit
      ? { value: newPrefix + name }
      : { code: 'id-wrong', message: say.idWrong({ value: shown(text), letter }) }
  }
  if (rounded.test(plain)) return { code: 'id-rounded', message: say.idRounded() }
  const digits = plain.toUpperCase().startsWith(letter) ? plain.slice(letter.length) : plain
  const id = z.safeParse(AnyId, digits)
  if (id.success) return { value: id.data }
  return { code: 'id-wrong', message: say.idWrong({ value: shown(text), letter }) }
}

/**
 * Reads an amount exactly, in millionths of the currency. The file's own decimal mark is always one;
 * the other may be one unless it could divide thousands.
 */
export function readAmount(text: string, { decimal, say }: CellFormat): Read<number> {
  const sample = decimal === '.' ? '12.50' : '12,50'
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '')
  const [whole, units = '', mark = '', part = ''] =
    /^(\d{1,9})(?:([.,])(\d{1,6}))?$/.exec(plain) ?? []
  if (whole === undefined) return { code: 'amount-wrong', message: say.amountWrong({ sample }) }
  if (mark !== '' && mark !== decimal && part.length === 3)
    return { code: 'amount-unclear', message: say.amountUnclear({ value: shown(text), sample }) }
  return { value: Number(units) * microPerUnit + Number(part.padEnd(6, '0')) }
}

const dayOf = (year: string, month: string, day: string): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Reads a day as 2026-11-26, and as spreadsheets rewrite it where that can mean one day only. */
export function readDay(text: string, { say }: CellFormat): Read<string> {
  const wrong = { code: 'day-wrong', message: say.dayWrong() }
  const [, y, m, d] = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (y !== undefined && m !== undefined && d !== undefined) {
    const value = dayOf(y, m, d)
    return value === undefined ? wrong : { value }
  }
  const [, one, mark, other, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(20\d\d)$/.exec(text) ?? []
  if (one === undefined || other === undefined || year === undefined) return wrong
  const dayFirst = dayOf(year, other, one)
  // Points are the mark of countries that write the day first.
  const monthFirst = mark === '.' ? undefined : dayOf(year, one, other)
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst)
    return { code: 'day-unclear', message: say.dayUnclear({ value: text }) }
  const value = dayFirst ?? monthFirst
  return value === undefined ? wrong : { value }
}

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'wahr', 'ja'])
const no: ReadonlySet<string> = new Set(['no', 'false', '0', 'falsch', 'nein'])

const unknown = (text: string, column: BulkColumn, { say }: CellFormat): CellFault => {
  const values = bulkColumn(column).values?.join(', ') ?? ''
  return { code: 'value-unknown', message: say.valueUnknown({ value: shown(text), values }) }
}

/** Reads yes or no, and the words that spreadsheets make of them. */
export function readYesNo(text: string, column: BulkColumn, reading: CellFormat): Read<boolean> {
  const word = text.toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : unknown(text, column, reading)
}

/** Reads one of the values of a column, in capitals or not. */
export function readChoice(text: string, column: BulkColumn, reading: CellFormat): Read<string> {
  const word = text.toLowerCase()
  const value = bulkColumn(column).values?.find((each) => each.toLowerCase() === word)
  return value === undefined ? unknown(text, column, reading) : { value }
}

/** Reads values with commas, semicolons, plus signs or lines between them. */
export function readList(text: string, column: BulkColumn, reading: CellFormat): Read<string[]> {
  const words = text.split(/[,;|\n]|\+(?=[A-Za-z])/).map((word) => word.trim())
  const values: string[] = []
  for (const word of words.filter((each) => each !== '')) {
    const read = readChoice(word, column, reading)
    if (!('value' in read)) return read
    if (!values.includes(read.value)) values.push(read.value)
  }
  return values.length > 0 ? { value: values } : unknown(text, column, reading)
}
