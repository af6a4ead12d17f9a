import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contentEncodings } from './port.ts'
import { zlibCompression } from './zlib.ts'

const decompress = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

const bodyOf = (text: string): ReadableStream<Uint8Array> => {
  const { body } = new Response(text)
  if (body === null) throw new Error('A response with a text has a body.')
  return body
}

const text = '<li>A lamp of brass</li>'.repeat(2_000)

test.each(contentEncodings)('a whole text is compressed as %s', async (encoding) => {
  const sent = await zlibCompression.compress(bodyOf(text), encoding)
  if (!('whole' in sent)) throw new Error('It was not compressed as a whole.')
  expect(sent.whole.length).toBeLessThan(text.length / 20)
  expect(decompress[encoding](sent.whole).toString()).toBe(text)
})

test.each(contentEncodings)('a text of less than a packet stays as it is: %s', async (encoding) => {
  const sent = await zlibCompression.compress(bodyOf('{"data":null}'), encoding)
  expect(sent).toEqual({ plain: new TextEncoder().encode('{"data":null}') })
})

test.each(contentEncodings)('a piece is sent before the next one comes: %s', async (encoding) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const compressing = zlibCompression.compress(readable, encoding)
  await writer.write(new TextEncoder().encode('first'))
  const sent = await compressing
  if (!('stream' in sent)) throw new Error('It was not streamed.')
  const reader = sent.stream.getReader()
  const pieces = [(await reader.read()).value]
  expect(pieces[0]?.length).toBeGreaterThan(4)
  await writer.write(new TextEncoder().encode(text))
  const closed = writer.close()
  for (let read = await reader.read(); !read.done; read = await reader.read())
    pieces.push(read.value)
  await closed
  const bytes = Buffer.concat(pieces.flatMap((piece) => piece ?? []))
  expect(decompress[encoding](bytes).toString()).toBe(`first${text}`)
})

test('a body whose reader hangs up is cancelled', async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>()
  let pieces = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      pieces += 1
      await new Promise((done) => setImmediate(done))
      controller.enqueue(new TextEncoder().encode(`${pieces} ${text}`))
    },
    cancel: () => resolve(),
  })
  const sent = await zlibCompression.compress(body, 'zstd')
  if (!('stream' in sent)) throw new Error('It was not streamed.')
  const reader = sent.stream.getReader()
  await reader.read()
  await reader.cancel()
  await cancelled
  const read = pieces
  await new Promise((done) => setImmediate(done))
  expect(pieces).toBe(read)
})

test('an error in a body ends what is sent', async () => {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      await new Promise((done) => setTimeout(done, 5))
      controller.error(new Error('The store is away.'))
    },
  })
  const sent = await zlibCompression.compress(body, 'br')
  if (!('stream' in sent)) throw new Error('It was not streamed.')
  await expect(new Response(sent.stream).arrayBuffer()).rejects.toThrow('The store is away.')
})
