import { csvRowAt } from '../../base/table-files/csv-rows.ts'
import { type RawPin, type RawPins, rawPins } from './plan.ts'
import { placeWithin } from './read-bookmarks.ts'
import { dateOf, secondsOf } from './saved-time.ts'

/** Characters of one row that are looked at. */
const rowMax = 65_536

type Row = ReadonlyMap<string, string>

interface Table {
  /** The columns that tell the table; others may be missing. */
  readonly columns: readonly string[]
  pinOf(row: Row): RawPin
}

const split = (text: string | undefined, sign: string): readonly string[] =>
  (text ?? '').split(sign).filter((part) => part.trim() !== '')

/** Raindrop writes nested collections with ' / ' between them; the outer one is the board. */
function placeOf(folder: string | undefined) {
  const folders = split(folder, ' / ').map((name) => name.trim())
  // Its name for bookmarks in no collection.
  if (folders.length === 1 && folders[0] === 'Unsorted') return {}
  return folders.reduce(placeWithin, {})
}

const tables: readonly Table[] = [
  {
    // https://developer.raindrop.io/v1/export: id, title, note, excerpt, url, folder, tags, created, cover, highlights, favorite
    columns: ['url', 'folder', 'created'],
    pinOf: (row) => ({
      ...placeOf(row.get('folder')),
      title: row.get('title'),
      description: [row.get('note'), row.get('excerpt')]
        .filter((text) => text?.trim())
        .join('\n\n'),
      link: row.get('url') ?? '',
      image: row.get('cover') || undefined,
      tags: split(row.get('tags'), ','),
      saved: dateOf(row.get('created')),
    }),
  },
  {
    // https://github.com/karakeep-app/karakeep/blob/main/packages/shared/import-export/parsers.ts: title, url, time_added, tags, status
    columns: ['url', 'time_added'],
    pinOf: (row) => ({
      title: row.get('title'),
      link: row.get('url') ?? '',
      tags: split(row.get('tags'), '|'),
      saved: secondsOf(row.get('time_added') ?? ''),
    }),
  },
]

const heading = (cell: string): string => cell.trim().toLowerCase()

const lineBreaks = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** Reads a row that begins there: its cells, or none where it is broken, and where the next one begins. */
function rowAt(text: string, at: number) {
  const isLast = text.length - at <= 2 * rowMax
  const found = csvRowAt(text.slice(at, at + 2 * rowMax), 0, ',', isLast)
  if (typeof found !== 'string') return { cells: found.cells, next: at + found.next }
  const end = text.indexOf('\n', at)
  return { found, next: end < 0 ? text.length : end + 1 }
}

/** Reads the table of an export of Raindrop or Pocket; undefined for another one. */
export function readTable(file: string): RawPins | undefined {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const first = rowAt(text, 0)
  const names = (first.cells ?? []).map(heading)
  const table = tables.find(({ columns }) => columns.every((name) => names.includes(name)))
  if (table === undefined) return undefined
  const found = rawPins()
  let line = 1 + lineBreaks(text.slice(0, first.next))
  for (let at = first.next; at < text.length; ) {
    const row = rowAt(text, at)
    const said = text.slice(at, row.next)
    const { cells } = row
    const isBlank = said.trim() === ''
    if (cells?.length === names.length && !isBlank)
      found.add({ ...table.pinOf(new Map(names.map((name, n) => [name, cells[n] ?? '']))), line })
    else if (!isBlank) {
      // A last row with an open quote or too few cells is where the file was cut.
      const isEnd = row.next >= text.length && !text.endsWith('\n')
      const isCut = isEnd && (cells === undefined || cells.length < names.length)
      found.leave({ name: said.slice(0, 200), why: isCut ? 'cut-off' : 'row-unfit', line })
    }
    line += lineBreaks(said)
    at = row.next
  }
  return found.all()
}
