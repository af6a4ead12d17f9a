import type { LibraryKind, RestoreWhy } from '@tessera/contracts/calls/restores'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import type { Archive } from '../../../platform/archives/port.ts'
import { type Reader, TooMuch } from '../../../platform/readers/port.ts'
import { sha256, sha256OfText } from '../../../platform/secrets/sha256.ts'
import {
  type LibraryContent,
  type LibraryPart,
  libraryVersion,
  Manifest,
  manifestName,
  type Row,
  rowParsers,
} from '../library/rows.ts'
import { earlierFiles } from './read-earlier.ts'

/** The content of a download as its plan shows it. */
export interface LibraryPlan {
  readonly counts: Partial<Record<LibraryKind, number>>
  readonly expected: Partial<Record<RestoreWhy, number>>
  readonly publicBoards: number
  readonly pastSchedules: number
}

/** A download that was read. */
export interface ReadLibrary {
  readonly ok: true
  readonly library: string
  readonly madeAt: string | null
  readonly parts: readonly LibraryPart[]
  readonly plan: LibraryPlan
  /** The files of rows of a download of an earlier version, which has none. */
  readonly texts: readonly string[]
}

/** A refusal to restore a file. */
interface UnfitLibrary {
  readonly ok: false
  readonly code: Extract<
    ErrorCode,
    | 'restore-not-ours'
    | 'restore-newer'
    | 'restore-altered'
    | 'restore-cut-off'
    | 'restore-heavy'
    | 'restore-names'
    | 'restore-many'
  >
}

const refuse = (code: UnfitLibrary['code']): UnfitLibrary => ({ ok: false, code })

const openFaults = {
  'no-archive': 'restore-not-ours',
  'cut-off': 'restore-cut-off',
  'too-many-files': 'restore-many',
  names: 'restore-names',
  overlapping: 'restore-heavy',
} as const

const decoder = new TextDecoder()
const manifestMaxBytes = 8 * 1_048_576

/** Just the version, which a later format has too. */
const Versioned = z.object({
  content: z.object({ format: z.literal('tessera-library'), version: z.int() }),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the manifest, and holds it to its own hash. */
function contentOf(text: string): LibraryContent | UnfitLibrary {
  const json = parsed(text)
  const versioned = z.safeParse(Versioned, json)
  if (!versioned.success) return refuse('restore-altered')
  if (versioned.data.content.version > libraryVersion) return refuse('restore-newer')
  const manifest = z.safeParse(Manifest, json)
  if (!manifest.success) return refuse('restore-altered')
  const { content, sha256: hash } = manifest.data
  return sha256OfText(JSON.stringify(content)) === hash ? content : refuse('restore-altered')
}

interface Tally {
  readonly counts: Map<LibraryKind, number>
  readonly expected: Map<RestoreWhy, number>
  readonly pins: Set<string>
  readonly boards: Set<string>
  publicBoards: number
  pastSchedules: number
}

const add = <Key>(counts: Map<Key, number>, key: Key, by = 1): void => {
  if (by > 0) counts.set(key, (counts.get(key) ?? 0) + by)
}

/** Checks that a file of rows is the one that was written, and returns its text. */
async function partText(archive: Archive, part: LibraryPart): Promise<string | undefined> {
  const bytes = await archive.read(part.name, part.bytes)
  if (bytes === undefined || bytes.length !== part.bytes) return undefined
  return (await sha256(bytes)) === part.sha256 ? decoder.decode(bytes) : undefined
}

/** Parses the rows of a file from one on; a row that doesn't fit its schema is undefined. */
export const rowsOf = <Kind extends LibraryPart['kind']>(
  kind: Kind,
  text: string,
  first = 0,
  size = Number.POSITIVE_INFINITY,
): readonly (Row<Kind> | undefined)[] => {
  const parse: (json: unknown) => Row<Kind> | undefined = rowParsers[kind]
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(first, first + size)
    .map((line) => parse(parsed(line)))
}

/** Adds the rows of a file to the plan. */
function tallyPart(
  tally: Tally,
  kind: LibraryPart['kind'],
  { text, names, now }: { text: string; names: ReadonlySet<string>; now: number },
): void {
  const { expected, pins, boards } = tally
  const misses = ({ media }: Pick<Row<'pins'>, 'media'>) => !names.has(media.picture)
  const seen = <Each extends LibraryPart['kind']>(of: Each, look: (row: Row<Each>) => void) => {
    for (const row of rowsOf(of, text)) {
      add(tally.counts, of)
      if (row === undefined) add(expected, 'unfit')
      else look(row)
    }
  }
  if (kind === 'boards')
    seen(kind, (row) => {
      boards.add(row.id)
      if (row.privacy === 'public') tally.publicBoards += 1
      add(expected, 'others-pins', row.others_pins)
    })
  else if (kind === 'pins')
    seen(kind, (row) => {
      if (misses(row)) return add(expected, 'no-file')
      if (!boards.has(row.board)) return add(expected, 'no-board')
      pins.add(row.id)
      pins.add(row.idea)
    })
  else if (kind === 'notes')
    seen(kind, (row) => add(expected, 'no-board', boards.has(row.board) ? 0 : 1))
  else if (kind === 'comments')
    seen(kind, (row) => {
      const isThere = pins.has(row.idea) || (row.pin !== null && pins.has(row.pin))
      add(expected, 'no-pin', isThere ? 0 : 1)
    })
  else if (kind === 'schedules')
    seen(kind, (row) => {
      if (misses(row)) return add(expected, 'no-file')
      if (row.publish_at.getTime() <= now) tally.pastSchedules += 1
    })
  else if (kind === 'kept')
    seen(kind, (row) => add(expected, 'no-idea', pins.has(row.idea) ? 0 : 1))
  else if (kind === 'people') seen(kind, () => add(expected, 'person'))
  else seen(kind, () => undefined)
}

/** Reads a whole download: its manifest, and every file of rows, so that nothing of an altered one is restored. */
async function readLibrary(archive: Archive, now: number): Promise<ReadLibrary | UnfitLibrary> {
  const unpacked = archive.files.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > limits.libraryUnpackedMaxBytes) return refuse('restore-heavy')
  const names = new Set(archive.files.map(({ name }) => name))
  const manifest = await archive.read(manifestName, manifestMaxBytes)
  if (manifest === undefined && names.has(manifestName)) return refuse('restore-altered')
  const earlier = manifest === undefined ? await earlierFiles(archive) : undefined
  if (manifest === undefined && earlier === undefined) return refuse('restore-not-ours')
  const content = manifest === undefined ? undefined : contentOf(decoder.decode(manifest))
  if (content !== undefined && 'ok' in content) return content
  const parts = content?.parts ?? earlier?.parts ?? []
  const tally: Tally = {
    counts: new Map(),
    expected: new Map(),
    pins: new Set(),
    boards: new Set(),
    publicBoards: 0,
    pastSchedules: 0,
  }
  for (const [at, part] of parts.entries()) {
    const text = earlier?.texts[at] ?? (await partText(archive, part))
    if (text === undefined) return refuse('restore-altered')
    tallyPart(tally, part.kind, { text, names, now })
  }
  return {
    ok: true,
    library: content?.library ?? earlier?.library ?? '',
    madeAt: content?.made_at ?? null,
    parts,
    texts: earlier?.texts ?? [],
    plan: {
      counts: Object.fromEntries(tally.counts),
      expected: Object.fromEntries(tally.expected),
      publicBoards: tally.publicBoards,
      pastSchedules: tally.pastSchedules,
    },
  }
}

/** Reads a download of the product: what is in it, or why it can't be restored. */
export const libraryReader: Reader<{ readonly now: number }, ReadLibrary | UnfitLibrary> = {
  name: 'library',
  async read({ now }, { file, archives }) {
    if (file.size > limits.libraryMaxBytes) throw new TooMuch('bytes')
    const opened = await archives.examine(file, limits.libraryFilesMax)
    return typeof opened === 'string' ? refuse(openFaults[opened]) : readLibrary(opened, now)
  },
}
