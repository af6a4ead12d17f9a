import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from './port.ts'

const partBytes = 256 * 1024

/** A file, or a part of one, as a stream that opens the file when it is first read. */
export function fileStream(
  path: string,
  range: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined
  let at = range.first
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(path, 'r')
        const wanted = Math.min(partBytes, range.last + 1 - at)
        const { bytesRead, buffer } =
          wanted <= 0
            ? { bytesRead: 0, buffer: new Uint8Array() }
            : await file.read(new Uint8Array(wanted), 0, wanted, at)
        at += bytesRead
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        await file.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}
