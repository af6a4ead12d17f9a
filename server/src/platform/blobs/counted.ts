import { createHash } from 'node:crypto'

type Bytes = Uint8Array<ArrayBuffer>

/** Passes a stream through and returns its SHA-256; fails when it isn't `size` bytes long. */
export function counted(
  body: ReadableStream<Bytes>,
  size: number,
): { readonly body: ReadableStream<Bytes>; readonly sha: () => string } {
  const hash = createHash('sha256')
  let came = 0
  let digest: string | undefined
  const count = new TransformStream<Bytes, Bytes>({
    transform(part, stream) {
      came += part.byteLength
      if (came > size)
        return stream.error(new Error(`The stream is longer than the announced ${size} bytes.`))
      hash.update(part)
      stream.enqueue(part)
    },
    flush(stream) {
      if (came < size) stream.error(new Error(`${came} of ${size} bytes came.`))
      else digest = hash.digest('hex')
    },
  })
  return {
    body: body.pipeThrough(count),
    sha: () => {
      if (digest === undefined) throw new Error('The stream was not read to its end.')
      return digest
    },
  }
}
