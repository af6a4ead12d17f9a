/** A file whose addresses are hashed, or why it can't be sent. */
export type HashedFile =
  | { readonly state: 'ready'; readonly csv: string; readonly hashed: number }
  /** An address stands in another column. */
  | { readonly state: 'address-left'; readonly row: number }

/** A cell and what ends it: a comma, the end of a line or of the file. */
const cellForm = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/g

const contentOf = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

/** Calls a function for each cell of a CSV, and returns the text with what it returned. */
function mapCells(
  csv: string,
  map: (cell: string, at: { readonly row: number; readonly column: number }) => string,
): string {
  let [row, column] = [1, 0]
  return csv.replace(cellForm, (_, cell: string, end: string) => {
    const mapped = map(cell, { row, column })
    if (end === ',') column += 1
    else [row, column] = [row + 1, 0]
    return `${mapped}${end}`
  })
}

function emailColumn(csv: string): number {
  let found = -1
  mapCells(csv, (cell, { row, column }) => {
    if (row === 1 && contentOf(cell).trim().toLowerCase() === 'em') found = column
    return cell
  })
  return found
}

const normal = (cell: string): string => contentOf(cell).trim().toLowerCase()

/**
 * Replaces the email addresses in the column `em` of a CSV by their hashes. Hashes that stand there stay,
 * and so do all other cells, byte by byte. A file with an address anywhere else is not to be sent.
 */
export async function hashEmails(
  text: string,
  hash: (address: string) => Promise<string>,
): Promise<HashedFile> {
  const csv = text.replace(/^\ufeff/, '')
  const column = emailColumn(csv)
  const hashes = new Map<string, string>()
  let left: number | null = null
  mapCells(csv, (cell, at) => {
    if (!cell.includes('@')) return cell
    if (at.column === column && at.row > 1) hashes.set(normal(cell), '')
    else left ??= at.row
    return cell
  })
  if (left !== null) return { state: 'address-left', row: left }
  for (const address of hashes.keys()) hashes.set(address, await hash(address))
  let hashed = 0
  const sent = mapCells(csv, (cell) => {
    if (!cell.includes('@')) return cell
    hashed += 1
    return hashes.get(normal(cell)) ?? ''
  })
  return { state: 'ready', csv: sent, hashed }
}

/** Returns the SHA-256 of a text, as hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
