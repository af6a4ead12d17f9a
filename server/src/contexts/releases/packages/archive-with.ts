import { gunzipSync, gzipSync } from 'node:zlib'

/** Archives consist of blocks of this many bytes. */
const blockBytes = 512

const padded = (text: string, length: number): Buffer => Buffer.from(text.padEnd(length, '\0'))
const octal = (value: number, digits: number): string =>
  `${value.toString(8).padStart(digits, '0')}\0`

/** Returns the header of a plain file, in the ustar format: owner nobody, and the date that npm packs with. */
function headerOf(path: string, size: number): Buffer {
  const npmDate = 499_162_500
  const before = Buffer.concat([
    padded(path, 100),
    padded(octal(0o644, 7) + octal(0, 7) + octal(0, 7), 24),
    padded(octal(size, 11) + octal(npmDate, 11), 24),
  ])
  const after = padded(`0${'\0'.repeat(100)}ustar\x0000`, 512 - before.length - 8)
  const sum = [...before, ...after].reduce((total, byte) => total + byte, 8 * 0x20)
  return Buffer.concat([before, padded(`${octal(sum, 6)} `, 8), after])
}

/** Returns the length of an archive without the empty blocks at its end. */
function filledBytes(archive: Buffer): number {
  let end = archive.length
  while (end > 0 && archive.subarray(end - blockBytes, end).every((byte) => byte === 0))
    end -= blockBytes
  return end
}

/** Adds a file to a `.tgz`. The same archive and text give the same bytes. */
export function archiveWith(
  archive: Uint8Array,
  { path, text }: { readonly path: string; readonly text: string },
): Uint8Array<ArrayBuffer> {
  const unpacked = gunzipSync(archive)
  const content = Buffer.from(text)
  const rest = (blockBytes - (content.length % blockBytes)) % blockBytes
  return new Uint8Array(
    gzipSync(
      Buffer.concat([
        unpacked.subarray(0, filledBytes(unpacked)),
        headerOf(path, content.length),
        content,
        Buffer.alloc(rest + 2 * blockBytes),
      ]),
    ),
  )
}
