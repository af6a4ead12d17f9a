import { z } from '@tessera/contracts/schema'
import type { Archive } from '../../../platform/archives/port.ts'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { TooMuch } from '../../../platform/readers/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { LibraryPart, WrittenRow } from '../library/rows.ts'

/** The longest text of an earlier download that is read. */
const textMaxBytes = 40 * 1_048_576
const rowsOfPart = 250

const anyId = z.string()
const text = z._default(z.string(), '')
const maybe = z._default(z.nullable(z.string()), null)

const Boards = z.array(
  z.object({
    id: anyId,
    name: text,
    description: text,
    privacy: z._default(z.enum(['public', 'secret', 'protected']), 'secret'),
    createdAt: text,
    archivedAt: maybe,
    coverId: maybe,
  }),
)
const Sections = z.array(z.object({ id: anyId, boardId: anyId, title: text, createdAt: text }))
const Pins = z.array(
  z.object({
    id: anyId,
    originId: anyId,
    boardId: anyId,
    sectionId: maybe,
    mediaId: anyId,
    title: text,
    description: text,
    link: maybe,
    altText: text,
    note: text,
    noteFor: z._default(z.enum(['saver', 'people', 'everyone']), 'saver'),
    priceAmount: z._default(z.nullable(z.number()), null),
    priceCurrency: maybe,
    createdAt: text,
  }),
)
const Notes = z.array(z.object({ id: anyId, boardId: anyId, title: text, text, createdAt: text }))
const Comments = z.array(z.object({ id: anyId, pinId: maybe, text, createdAt: text }))

/** The rows of a download of a version that had no library, as files of one. */
interface EarlierFiles {
  readonly library: string
  readonly parts: readonly LibraryPart[]
  readonly texts: readonly string[]
}

const decoder = new TextDecoder()

function fileReader(archive: Archive) {
  const sizes = new Map(archive.files.map(({ name, size }) => [name, size]))
  let unpacked = 0
  return async <S extends z.core.$ZodType>(
    name: string,
    schema: S,
  ): Promise<z.output<S> | undefined> => {
    unpacked += sizes.get(name) ?? 0
    if (unpacked > inputBudgets.unpackedBytes) throw new TooMuch('unpacked bytes')
    const bytes = await archive.read(name, textMaxBytes)
    if (bytes === undefined) return undefined
    try {
      const read = z.safeParse(schema, JSON.parse(decoder.decode(bytes)))
      return read.success ? read.data : undefined
    } catch {
      return undefined
    }
  }
}

type Written =
  | { readonly kind: 'boards'; readonly rows: readonly WrittenRow<'boards'>[] }
  | { readonly kind: 'sections'; readonly rows: readonly WrittenRow<'sections'>[] }
  | { readonly kind: 'pins'; readonly rows: readonly WrittenRow<'pins'>[] }
  | { readonly kind: 'notes'; readonly rows: readonly WrittenRow<'notes'>[] }
  | { readonly kind: 'comments'; readonly rows: readonly WrittenRow<'comments'>[] }

function partsOf(written: readonly Written[]): Omit<EarlierFiles, 'library'> {
  const texts: string[] = []
  const parts: LibraryPart[] = []
  for (const { kind, rows } of written)
    for (let from = 0; from < rows.length; from += rowsOfPart) {
      const some = rows.slice(from, from + rowsOfPart)
      const lines = some.map((row) => `${JSON.stringify(row)}\n`).join('')
      const name = `library/${kind}-${parts.length + 1}.jsonl`
      texts.push(lines)
      parts.push({ name, kind, rows: some.length, bytes: 0, sha256: sha256OfText('') })
    }
  return { parts, texts }
}

/**
 * Reads a download of a version that had no library, as far as it holds: it says neither who made an idea nor how
 * boards were arranged. Undefined when the archive is something else.
 */
export async function earlierFiles(archive: Archive): Promise<EarlierFiles | undefined> {
  const read = fileReader(archive)
  const boards = await read('data/boards.json', Boards)
  const pins = await read('data/pins.json', Pins)
  if (boards === undefined || pins === undefined) return undefined
  const sections = (await read('data/sections.json', Sections)) ?? []
  const notes = (await read('data/notes.json', Notes)) ?? []
  const comments = (await read('data/comments.json', Comments)) ?? []
  const names = new Set(archive.files.map(({ name }) => name))
  const fileOf = (id: string) => {
    const file = (ending: string) => `pictures/${id}.${ending}`
    const video = ['mp4', 'mov', 'webm'].map(file).find((name) => names.has(name)) ?? null
    return { id, picture: file('webp'), video }
  }
  const known = new Set(boards.map(({ id }) => id))
  const first = boards[0]?.id ?? pins[0]?.id ?? ''
  // Boards of other people, which this download doesn't name.
  const others = new Map<string, string>()
  for (const { boardId, createdAt } of pins)
    if (!known.has(boardId) && !others.has(boardId)) others.set(boardId, createdAt)
  const ideas = new Map(pins.map(({ id, originId }) => [id, originId]))
  const written: readonly Written[] = [
    {
      kind: 'boards',
      rows: [
        ...boards.map((board) => ({
          id: board.id,
          name: board.name,
          description: board.description,
          privacy: board.privacy,
          created_at: board.createdAt,
          archived_at: board.archivedAt,
          cover: board.coverId === null ? null : fileOf(board.coverId),
        })),
        ...[...others].map(([id, createdAt]) => ({
          id,
          name: 'Shared board',
          privacy: 'secret' as const,
          created_at: createdAt,
          owner: { username: '', full_name: '' },
        })),
      ],
    },
    {
      kind: 'sections',
      rows: sections.map(({ boardId, createdAt, ...section }) => ({
        ...section,
        board: boardId,
        created_at: createdAt,
      })),
    },
    {
      kind: 'pins',
      rows: pins.map((pin) => ({
        id: pin.id,
        idea: pin.originId,
        board: pin.boardId,
        section: pin.sectionId,
        media: fileOf(pin.mediaId),
        title: pin.title,
        description: pin.description,
        link: pin.link,
        alt_text: pin.altText,
        created_at: pin.createdAt,
        is_own: ideas.has(pin.originId),
        note: pin.note,
        note_for: pin.noteFor,
        price:
          pin.priceAmount === null || pin.priceCurrency === null
            ? null
            : { amount: pin.priceAmount, currency: pin.priceCurrency },
        place: pin.id,
      })),
    },
    {
      kind: 'notes',
      rows: notes.map(({ boardId, createdAt, ...note }) => ({
        ...note,
        board: boardId,
        created_at: createdAt,
      })),
    },
    {
      kind: 'comments',
      rows: comments.flatMap(({ pinId, createdAt, ...comment }) =>
        pinId === null
          ? []
          : { ...comment, pin: pinId, idea: ideas.get(pinId) ?? pinId, created_at: createdAt },
      ),
    },
  ]
  const library = sha256OfText(`library with ${first}`).slice(0, 32)
  return { library, ...partsOf(written) }
}
