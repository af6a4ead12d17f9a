import type { ImportSource } from '@tessera/contracts/calls/imports'
import { limits } from '@tessera/contracts/limits'
import type { Archive, Archives, StoredBytes } from '../../../platform/archives/port.ts'
import { inputBudgets } from '../../../platform/readers/budgets.ts'
import { type Reader, TooMuch } from '../../../platform/readers/port.ts'
import { lettersOf } from '../../base/table-files/letters.ts'
import { type ImportPlan, type LeftOut, planOf, type RawPins, rawPins } from './plan.ts'
import { isBookmarks, isPocketPage, readBookmarks } from './read-bookmarks.ts'
import { readOwnExport } from './read-own-export.ts'
import { readPinterestHtml, readPinterestJson } from './read-pinterest.ts'
import { readServiceJson } from './read-services.ts'
import { readTable } from './read-tables.ts'

/** A source that was read. */
export interface ReadSource {
  readonly source: ImportSource
  readonly plan: ImportPlan
}

/** Names of boards for pins without one, and the time of the plan. */
export interface OtherBoards {
  readonly bookmarks: string
  readonly other: string
  readonly now: number
}

const pieceBytes = 1_048_576

/** Reads the letters of a text in the encoding that its bytes tell. */
function textOf(bytes: Uint8Array): string {
  const letters = lettersOf(bytes)
  let text = ''
  for (let from = 0; from < bytes.length; from += pieceBytes)
    text += letters.text(bytes.subarray(from, from + pieceBytes))
  return text + letters.end()
}

const pictures = /\.(jpe?g|png|webp|gif|avif)$/i
/** Files that operating systems add to archives. */
const hidden = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/i

async function isZip(stored: StoredBytes): Promise<boolean> {
  const [first, second] = await stored.read(0, 2)
  return first === 0x50 && second === 0x4b
}

/** Counts what is unpacked of an archive, over all its files. */
function withBudget(archive: Archive): Archive {
  const sizes = new Map(archive.files.map(({ name, size }) => [name, size]))
  let unpacked = 0
  return {
    files: archive.files,
    async read(name, most) {
      const size = sizes.get(name) ?? 0
      if (size <= most) unpacked += size
      if (unpacked > inputBudgets.unpackedBytes) throw new TooMuch('unpacked bytes')
      return archive.read(name, most)
    },
  }
}

async function textIn(archive: Archive, name: string): Promise<string | undefined> {
  const bytes = await archive.read(name, limits.importTextMaxBytes)
  return bytes === undefined ? undefined : textOf(bytes)
}

async function ownIn(
  archive: Archive,
  { other, now }: OtherBoards,
): Promise<ReadSource | undefined> {
  const [boards, sections, pins] = await Promise.all(
    ['data/boards.json', 'data/sections.json', 'data/pins.json'].map((name) =>
      textIn(archive, name),
    ),
  )
  const read = readOwnExport({ boards, sections, pins })
  if (read === undefined) return undefined
  const there = new Set(archive.files.map(({ name }) => name))
  const raws = read.pins.map(({ file, ...pin }) =>
    file !== undefined && there.has(file) ? { ...pin, file } : pin,
  )
  const { boards: known, beyond } = read
  return { source: 'own', plan: planOf(raws, { otherBoard: other, now, boards: known, beyond }) }
}

/** Reads a text whose format says what it is: bookmarks, or the export of a service; undefined for others. */
function readLinks(text: string): RawPins | undefined {
  if (isBookmarks(text) || isPocketPage(text)) return readBookmarks(text)
  return /^\ufeff?\s*[[{]/.test(text) ? readServiceJson(text) : readTable(text)
}

/** Reads the texts in an archive: the exports of services, and of Pinterest, which names nothing. */
async function textsIn(
  archive: Archive,
  { other, now }: OtherBoards,
): Promise<ReadSource | undefined> {
  const raws = rawPins()
  let beyond = 0
  let source: ImportSource = 'pinterest'
  const leftOut: LeftOut[] = []
  const take = (read: RawPins) => {
    beyond += read.beyond
    for (const pin of read.pins) raws.add(pin)
    for (const left of read.leftOut) leftOut.push(left)
  }
  for (const { name } of archive.files) {
    if (hidden.test(name) || !/\.(json|html?|csv)$/i.test(name)) continue
    const text = await textIn(archive, name)
    if (text === undefined) {
      leftOut.push({ name, why: 'unreadable' })
      continue
    }
    const links = readLinks(text)
    if (links !== undefined) {
      source = 'bookmarks'
      take(links)
    } else if (!/\.csv$/i.test(name))
      take(/\.json$/i.test(name) ? readPinterestJson(text) : readPinterestHtml(text))
  }
  const all = raws.all()
  if (all.pins.length === 0) return undefined
  const given = { otherBoard: other, now, leftOut, beyond: beyond + all.beyond }
  return { source, plan: planOf(all.pins, given) }
}

/** Plans a pin for each picture: its folder is the board, the folder within the section. */
function picturesIn({ files }: Archive, { other, now }: OtherBoards): ReadSource {
  const leftOut: LeftOut[] = []
  const raws = rawPins()
  for (const { name, size } of files) {
    if (hidden.test(name)) continue
    if (!pictures.test(name)) leftOut.push({ name, why: 'not-a-picture' })
    else if (size > limits.importPictureMaxBytes) leftOut.push({ name, why: 'too-large' })
    else {
      const folders = name.split('/')
      const title = (folders.pop() ?? '').replace(pictures, '').replace(/[_-]+/g, ' ')
      const [board, ...within] = folders
      const section = within.length === 0 ? undefined : within.join(' / ')
      // Cameras number their pictures, which is no title.
      raws.add({
        board,
        section,
        title: /^(img|dsc|pxl)? ?[\d ]+$/i.test(title) ? '' : title,
        file: name,
      })
    }
  }
  return {
    source: 'pictures',
    plan: planOf(raws.all().pins, {
      otherBoard: other,
      now,
      leftOut: leftOut.slice(0, inputBudgets.entries),
      beyond: raws.all().beyond,
    }),
  }
}

async function readSource(
  archives: Archives,
  stored: StoredBytes,
  names: OtherBoards,
): Promise<ReadSource | undefined> {
  if (!(await isZip(stored))) {
    if (stored.size > limits.importTextMaxBytes) return undefined
    const links = readLinks(textOf(await stored.read(0, stored.size)))
    if (links === undefined) return undefined
    const { pins, ...rest } = links
    const given = { otherBoard: names.bookmarks, now: names.now, ...rest }
    return { source: 'bookmarks', plan: planOf(pins, given) }
  }
  const opened = await archives.open(stored, limits.importFilesMax)
  if (opened === undefined) return undefined
  const archive = withBudget(opened)
  return (
    (await ownIn(archive, names)) ?? (await textsIn(archive, names)) ?? picturesIn(archive, names)
  )
}

/** Reads an uploaded file: a ZIP or a file of bookmarks; undefined when it's neither. */
export const importFileReader: Reader<OtherBoards, ReadSource | undefined> = {
  name: 'import-file',
  read: (names, { file, archives }) => readSource(archives, file, names),
}
