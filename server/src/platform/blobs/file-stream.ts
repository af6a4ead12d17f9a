import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from './port.ts'

const partBytes = 256 * 1024

async function read(file: FileHandle, from: number, wanted: number) {
  if (wanted <= 0) return new Uint8Array()
  const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, from)
  return buffer.subarray(0, bytesRead)
}

/**
 * Streams a file, or a part of it; opens it on the first read. Closes it after the last byte, and
 * when reading fails or is canceled, even while it's being opened.
 */
export function fileStream(
  path: string,
  range: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let opening: Promise<FileHandle> | undefined
  let at = range.first
  const close = async () => {
    const file = await opening?.catch(() => undefined)
    await file?.close()
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          opening ??= open(path, 'r')
          const part = await read(await opening, at, Math.min(partBytes, range.last + 1 - at))
          at += part.byteLength
          if (part.byteLength > 0) controller.enqueue(part)
          if (part.byteLength > 0 && at <= range.last) return
          await close()
          controller.close()
        } catch (error) {
          await close()
          throw error
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}
