import { pipeline, Readable, type Transform } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import type { CompressedBody, Compression, ContentEncoding } from './port.ts'

/** A smaller body fits into one packet as it is. */
const smallest = 1_000

// The qualities were measured with documents and lists (decision 156).
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const zstdParams = { [constants.ZSTD_c_compressionLevel]: 9 }
/** Without a known length, zstd would take a window of 4 MB for each stream; this is one of 128 kB. */
const streamedZstd = { ...zstdParams, [constants.ZSTD_c_windowLog]: 17 }

type Bytes = Uint8Array<ArrayBuffer>

const zstdWhole = promisify(zstdCompress)
const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify<Uint8Array, Bytes>(gzip)

const whole: Readonly<Record<ContentEncoding, (bytes: Uint8Array) => Promise<Bytes>>> = {
  zstd: (bytes) => zstdWhole(bytes, { params: zstdParams, pledgedSrcSize: bytes.length }),
  br: (bytes) =>
    brotliWhole(bytes, {
      params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipWhole(bytes),
}

/** Each piece is flushed, so that it is sent before the next one comes. */
const streams: Readonly<Record<ContentEncoding, () => Transform>> = {
  zstd: () => createZstdCompress({ params: streamedZstd, flush: constants.ZSTD_e_flush }),
  br: () => createBrotliCompress({ params: brotliParams, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

type Read = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/** Yields the pieces that were read already, and then the rest. Cancels the body when nobody reads on. */
async function* piecesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  early: readonly Promise<Read>[],
): AsyncGenerator<Uint8Array> {
  try {
    for (const read of early) {
      const { done, value } = await read
      if (done) return
      yield value
    }
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Reads a stream of Node as one of the web; whoever hangs up ends it. */
function readableOf(stream: Transform): ReadableStream<Uint8Array> {
  const pieces = stream.iterator()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}

async function compress(
  body: ReadableStream<Uint8Array>,
  encoding: ContentEncoding,
): Promise<CompressedBody> {
  const reader = body.getReader()
  const first = reader.read()
  const { done, value = new Uint8Array() } = await first
  if (done) return { plain: new Uint8Array() }
  const second = reader.read()
  // The end of a text is there at once; what comes later is a stream, whose first piece does not wait.
  const isWhole = await Promise.race([second.then((read) => read.done), nextTurn(false)])
  if (!isWhole) {
    const compressed = streams[encoding]()
    // An error ends the stream, as it would end the body.
    pipeline(Readable.from(piecesOf(reader, [first, second])), compressed, () => undefined)
    return { stream: readableOf(compressed) }
  }
  return value.length < smallest
    ? { plain: new Uint8Array(value) }
    : { whole: await whole[encoding](value) }
}

/** Compresses with Node's zlib. */
export const zlibCompression: Compression = { compress }
