/**
 * Spreadsheets take a text that begins with one of these as a formula, which could send what else is in
 * the sheet elsewhere. They include the wide forms that some programs read as the same. An apostrophe
 * keeps them from it; a text that has one already gets another, so that reading can take one away.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

/** The mark between the fields of a line. */
export type CsvDelimiter = ',' | ';'

/** Returns a text as a field of a CSV (RFC 4180), which a spreadsheet shows as it is and never runs. */
export function csvField(text: string, delimiter: CsvDelimiter = ','): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(delimiter)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a text without the apostrophe that keeps spreadsheets from running it. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text

/** Without this mark Excel reads a CSV in the code page of the computer instead of UTF-8. */
export const byteOrderMark = '\ufeff'
