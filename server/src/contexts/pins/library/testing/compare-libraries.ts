import { z } from '@tessera/contracts/schema'
import { unzipSync } from 'fflate'
import type { RowKind } from '../rows.ts'

/** A library as its download has it: the rows of each kind, as JSON. */
type LibraryJson = Partial<Record<RowKind, readonly Record<string, unknown>[]>>

/** A difference between two libraries. */
interface Difference {
  readonly kind: RowKind
  readonly at: number
  readonly field: string
  readonly first: unknown
  readonly second: unknown
}

const Rows = z.array(z.record(z.string(), z.unknown()))
const decoder = new TextDecoder()

/** Reads the rows of a download. */
export function libraryIn(zip: Uint8Array): LibraryJson {
  const files = unzipSync(zip, { filter: ({ name }) => name.startsWith('library/') })
  const found: Partial<Record<string, Record<string, unknown>[]>> = {}
  for (const name of Object.keys(files).toSorted()) {
    const kind = /^library\/([a-z]+)-\d+\.jsonl$/.exec(name)?.[1]
    if (kind === undefined) continue
    const lines = decoder.decode(files[name]).split('\n').slice(0, -1)
    const rows = z.parse(
      Rows,
      lines.map((line) => JSON.parse(line)),
    )
    found[kind] = [...(found[kind] ?? []), ...rows]
  }
  return found
}

/** Numbers ids in the order in which they are first seen. */
function numbered() {
  const known = new Map<string, number>()
  return (id: unknown): unknown => {
    if (typeof id !== 'string') return id
    const number = known.get(id) ?? known.size + 1
    known.set(id, number)
    return `#${number}`
  }
}

const savedFrom = /(?:^|\n\n)Saved from .*$/

/**
 * Returns a library without what differs after a restore by nature: ids become numbers in order of appearance, places
 * become ranks, and what names other people goes.
 */
function comparable(library: LibraryJson) {
  const number = {
    boards: numbered(),
    sections: numbered(),
    pins: numbered(),
    ideas: numbered(),
    media: numbered(),
    others: numbered(),
  }
  const media = (file: unknown): unknown => {
    if (typeof file !== 'object' || file === null) return file
    const known = z.parse(z.record(z.string(), z.unknown()), file)
    return {
      id: number.media(known.id),
      video: String(known.video ?? '').replace(/.*\./, ''),
      captions: known.captions !== null,
      language: known.captions_language,
    }
  }
  const parts = (row: Record<string, unknown>) => ({
    media: media(row.media),
    pictures: z
      .parse(Rows, row.pictures ?? [])
      .map((picture) => ({ ...picture, media: media(picture.media) })),
    tags: z
      .parse(Rows, row.tags ?? [])
      .map((tag) => ({ ...tag, pin: tag.pin === null ? null : number.pins(tag.pin) })),
  })
  const ranks = (rows: readonly Record<string, unknown>[]) => {
    const order = rows.toSorted((one, other) => {
      const by = BigInt(String(other.place)) - BigInt(String(one.place))
      return by === 0n ? 0 : by < 0n ? -1 : 1
    })
    const seen = new Map<unknown, number>()
    return new Map(
      order.map((row) => {
        const rank = (seen.get(row.board) ?? 0) + 1
        seen.set(row.board, rank)
        return [row.id, rank] as const
      }),
    )
  }
  const pins = library.pins ?? []
  const [rankOfPin, rankOfNote] = [ranks(pins), ranks(library.notes ?? [])]
  const boardRows = (library.boards ?? []).map(
    ({ owner: _, others_pins: __, cover, ...board }) => ({
      row: { ...board, id: number.boards(board.id) },
      cover,
    }),
  )
  const sectionRows = (library.sections ?? []).map((section) => ({
    ...section,
    id: number.sections(section.id),
    board: number.boards(section.board),
  }))
  const pinRows = pins.map(({ creator: _, is_own: __, ...pin }) => ({
    ...pin,
    id: number.pins(pin.id),
    idea: number.ideas(pin.idea),
    board: number.boards(pin.board),
    section: pin.section === null ? null : number.sections(pin.section),
    place: rankOfPin.get(pin.id),
    description: String(pin.description).replace(savedFrom, ''),
    ...parts(pin),
  }))
  return {
    boards: boardRows.map(({ row, cover }) => ({ ...row, cover: media(cover) })),
    sections: sectionRows,
    pins: pinRows,
    notes: (library.notes ?? []).map((note) => ({
      ...note,
      id: number.others(note.id),
      board: number.boards(note.board),
      place: rankOfNote.get(note.id),
    })),
    comments: (library.comments ?? []).map((comment) => ({
      ...comment,
      id: number.others(comment.id),
      pin: comment.pin === null ? null : number.pins(comment.pin),
      idea: number.ideas(comment.idea),
    })),
    schedules: (library.schedules ?? []).map((pin) => ({
      ...pin,
      id: number.others(pin.id),
      board: pin.board === null ? null : number.boards(pin.board),
      section: pin.section === null ? null : number.sections(pin.section),
      ...parts(pin),
    })),
    kept: (library.kept ?? []).map((kept) => ({ ...kept, idea: number.ideas(kept.idea) })),
  }
}

/** Returns the differences between two libraries that are none of ids or people. */
export function compareLibraries(one: LibraryJson, other: LibraryJson): readonly Difference[] {
  const [first, second] = [comparable(one), comparable(other)]
  const kinds = ['boards', 'sections', 'pins', 'notes', 'comments', 'schedules', 'kept'] as const
  return kinds.flatMap((kind) => {
    const rows: readonly [
      readonly Readonly<Record<string, unknown>>[],
      readonly Readonly<Record<string, unknown>>[],
    ] = [first[kind], second[kind]]
    const most = Math.max(rows[0].length, rows[1].length)
    return Array.from({ length: most }, (_, at) => at).flatMap((at) => {
      const [row, like] = [rows[0][at] ?? {}, rows[1][at] ?? {}]
      const fields = [...new Set([...Object.keys(row), ...Object.keys(like)])]
      return fields.flatMap((field): Difference[] =>
        JSON.stringify(row[field]) === JSON.stringify(like[field])
          ? []
          : [{ kind, at, field, first: row[field], second: like[field] }],
      )
    })
  })
}
