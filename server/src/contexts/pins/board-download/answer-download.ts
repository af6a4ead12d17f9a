import { BoardId, type UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { makeZip } from 'client-zip'
import { envelopeOf } from '../../../calls/answer.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { attachment } from '../../base/media/attachment.ts'
import { blobKey, captionsBlobKey, videoBlobKey } from '../../base/media/rules.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo, sharedWith } from '../boards/visibility.ts'
import {
  bookmark,
  bookmarksEnd,
  bookmarksFolder,
  bookmarksFolderEnd,
  bookmarksHead,
  csvHead,
  csvLine,
  type DownloadedBoard,
  pageEnd,
  pageHead,
  pageItem,
  pictureName,
  videoName,
} from './board-files.ts'
import { type BoardPin, pinsOfDownload, sectionTitles } from './load-board.ts'

/** Each download reads every picture of a board. */
const hourly: AttemptLimit = { most: 20, windowMinutes: 60 }

/** A board whose owner or collaborator downloads it. */
interface Download {
  readonly ports: Ports
  readonly board: DownloadedBoard & { readonly id: BoardId }
  readonly readerId: UserId
}

const encoder = new TextEncoder()

const pinsOf = ({ ports, board, readerId }: Download) =>
  pinsOfDownload(ports.db, board.id, readerId)

async function* table(download: Download): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield encoder.encode(csvHead)
  for await (const pin of pinsOf(download)) yield encoder.encode(csvLine(pin))
}

async function* bookmarks(download: Download): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { ports, board } = download
  yield encoder.encode(bookmarksHead(board))
  for (const title of [null, ...(await sectionTitles(ports.db, board.id))]) {
    if (title !== null) yield encoder.encode(bookmarksFolder(title))
    for await (const pin of pinsOf(download))
      if (pin.section === title) yield encoder.encode(bookmark(pin))
    if (title !== null) yield encoder.encode(bookmarksFolderEnd)
  }
  yield encoder.encode(bookmarksEnd)
}

async function* page(download: Download): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { ports, board } = download
  yield encoder.encode(pageHead(board))
  for await (const pin of pinsOf(download)) {
    const picture = await ports.blobs.get(blobKey(pin.file.key, '236x'))
    yield encoder.encode(pageItem(pin, picture?.bytes))
  }
  yield encoder.encode(pageEnd)
}

/** Returns the names of a pin's files in the download, and their blobs. */
function filesOf(pin: BoardPin) {
  const { file } = pin
  const video = videoName(pin)
  return [
    { name: pictureName(pin), blob: blobKey(file.key, 'orig') },
    ...(video === undefined || file.videoKey === null || file.videoMime === null
      ? []
      : [{ name: video, blob: videoBlobKey(file.videoKey, file.videoMime) }]),
    ...(file.captionsKey === null
      ? []
      : [{ name: `pictures/${file.id}.vtt`, blob: captionsBlobKey(file.captionsKey) }]),
  ]
}

async function* entries(download: Download) {
  const { ports } = download
  const lastModified = ports.clock.now()
  yield { name: 'board.html', input: page(download), lastModified }
  yield { name: 'board.csv', input: table(download), lastModified }
  yield { name: 'bookmarks.html', input: bookmarks(download), lastModified }
  const written = new Set<string>()
  for await (const pin of pinsOf(download))
    for (const { name, blob } of filesOf(pin)) {
      if (written.has(name)) continue
      written.add(name)
      const opened = await ports.blobs.open(blob)
      if (opened !== undefined) yield { name, input: opened.body, lastModified }
    }
}

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Finds a board that this member owns or shares. */
async function boardFor({ db }: Ports, id: BoardId, readerId: UserId) {
  const [row] = await db
    .select({
      id: boards.id,
      name: boards.name,
      description: boards.description,
      ownerId: boards.ownerId,
      shared: sharedWith(readerId),
    })
    .from(boards)
    .where(and(eq(boards.id, id), isVisibleTo(readerId)))
  return row !== undefined && (row.ownerId === readerId || row.shared) ? row : undefined
}

/** Serves a board as a ZIP to its owner and its collaborators, as it is read; for everybody else there is none. */
export async function answerBoardDownload(
  { ports, viewer, isFromOtherSite }: RequestContext,
  given: string,
): Promise<Response> {
  const id = z.safeParse(BoardId, given)
  const board =
    viewer === null || isFromOtherSite || !id.success
      ? undefined
      : await boardFor(ports, id.data, viewer.id)
  if (viewer === null || board === undefined)
    return new Response('There is no such file.\n', { status: 404, headers: plain })
  const barred = await refuseBeyond(ports, `board-download:${viewer.id}`, hourly)
  if (barred !== undefined) return envelopeOf(barred, ports.settings.brand)
  const body = makeZip(entries({ ports, board, readerId: viewer.id }), { buffersAreUTF8: true })
  return new Response(body, {
    headers: {
      ...plain,
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(board.name, 'application/zip'),
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
