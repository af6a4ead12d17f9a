import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A file of a package, by its path in it. */
export interface PackedFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly isProgram?: boolean
}

/** The size of a block of a tar archive. */
const block = 512

/** The time of every file, 26 October 1985, which npm writes as well: a file of 1970 counts as lacking. */
const fixedTime = 499_162_500

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`

/** Splits a path of more than 100 bytes at a folder, as the format wants it. */
function splitPath(path: string): readonly [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= 100) return [path, '']
  const at = path.indexOf('/', path.length - 101)
  const [name, prefix] = [path.slice(at + 1), path.slice(0, at)]
  if (at < 0 || Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`The path ${path} is too long for a package. Shorten the file's name.`)
  return [name, prefix]
}

function headerOf({ path, bytes, isProgram = false }: PackedFile): Buffer {
  const header = Buffer.alloc(block)
  const [name, prefix] = splitPath(`package/${path}`)
  header.write(name, 0)
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes.length, 12), 124)
  header.write(octal(fixedTime, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Returns a tarball of files. Equal files give equal bytes: paths are sorted, times and modes are fixed. */
export function tarball(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const parts = sorted.flatMap((file) => [
    headerOf(file),
    file.bytes,
    Buffer.alloc((block - (file.bytes.length % block)) % block),
  ])
  const zipped = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 })
  // The byte of the operating system, which differs between machines; 255 stands for an unknown one.
  zipped[9] = 255
  return zipped
}

/** Returns the hashes by which package managers check a tarball. */
export const hashesOf = (bytes: Uint8Array): { integrity: string; shasum: string } => ({
  integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
  shasum: createHash('sha1').update(bytes).digest('hex'),
})
