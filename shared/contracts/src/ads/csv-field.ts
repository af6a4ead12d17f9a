/**
 * Spreadsheets take a text that begins with one of these as a formula, which could send what else is in
 * the sheet elsewhere. They include the wide forms that some programs read as the same.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns a text as a field of a CSV (RFC 4180), which a spreadsheet shows as it is and never runs. */
export function csvField(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without this mark Excel reads a CSV in the code page of the computer instead of UTF-8. */
export const byteOrderMark = '\ufeff'
