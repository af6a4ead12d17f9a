/**
 * Places where a spreadsheet could read a formula, which could send what else is in the sheet elsewhere:
 * the start of a text, and behind each separator that a spreadsheet may split it at, whichever the file
 * has. The signs include the wide forms that some programs read as the same. An apostrophe keeps programs
 * from it; a place that has one already gets another, so that reading can take one away.
 */
const before = String.raw`(?<=^|[,;|\t\r\n])`
const formula = String.raw`(?=['"]*[=+\-@\t\r\n＝＋－＠])`
const formulaPlaces = new RegExp(before + formula, 'g')
const guardedPlaces = new RegExp(`${before}'${formula}`, 'g')

/** Numbers of more digits than spreadsheets keep, such as ids. As a text they keep all of them. */
const longNumber = /^\d{16,}$/
const longNumberText = /^="(\d{16,})"$/

/** The mark between the fields of a line. */
export type CsvDelimiter = ',' | ';'

/** Returns a text that a spreadsheet shows as it is, and never runs or rounds. */
export const guarded = (text: string): string =>
  longNumber.test(text) ? `="${text}"` : text.replace(formulaPlaces, "'")

/** Returns a guarded text as a field of a CSV (RFC 4180). */
export function csvField(text: string, delimiter: CsvDelimiter = ','): string {
  const safe = guarded(text)
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(delimiter)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a text as it was before `guarded` kept spreadsheets from running or rounding it. */
export const unguarded = (text: string): string =>
  longNumberText.exec(text)?.[1] ?? text.replace(guardedPlaces, '')

/** Without this mark Excel reads a CSV in the code page of the computer instead of UTF-8. */
export const byteOrderMark = '\ufeff'
