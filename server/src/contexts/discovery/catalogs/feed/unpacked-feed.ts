import { gunzipped, isUnpackFault } from '../../../../platform/archives/unpack.ts'
import { BrokenFeed } from './broken-feed.ts'

/** A piece of a feed, unpacked. */
export interface FeedPiece {
  readonly bytes: Uint8Array
  /** The bytes of the source that were read so far. */
  readonly read: number
}

const pieceBytes = 65_536

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Gathers small chunks, so that the cost of each chunk doesn't matter. */
async function* gathered(
  chunks: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    onRead(chunk.length)
    waiting.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield joined(waiting, size)
    waiting = []
    size = 0
  }
  if (size > 0) yield joined(waiting, size)
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Unpacks gzip; a stream that is broken or ends early breaks the feed. */
async function* unpackedPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* gunzipped(pieces)
  } catch (error) {
    throw isUnpackFault(error) ? new BrokenFeed('cut-off', { cause: error }) : error
  }
}

async function* begunWith<Piece>(first: Piece, rest: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

/** Reads a feed in pieces, and unpacks it when it's gzip, up to so many bytes. */
export async function* unpackedFeed(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<FeedPiece> {
  let read = 0
  const pieces = gathered(chunks, (bytes) => {
    read += bytes
  })
  const first = await pieces.next()
  if (first.done) return
  const whole = begunWith(first.value, pieces)
  let unpacked = 0
  for await (const bytes of isGzip(first.value) ? gathered(unpackedPieces(whole)) : whole) {
    unpacked += bytes.length
    if (unpacked > maxBytes) throw new BrokenFeed('too-large')
    yield { bytes, read }
  }
}
