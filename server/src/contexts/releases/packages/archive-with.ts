/** Archives consist of blocks of this many bytes. */
const blockBytes = 512

const text = new TextEncoder()
const octal = (value: number, digits: number): string =>
  `${value.toString(8).padStart(digits, '0')}\0`

/** Returns the header of a plain file, in the ustar format: owner nobody, and the date that npm packs with. */
function headerOf(path: string, size: number): Uint8Array {
  const npmDate = 499_162_500
  const numbers = octal(0o644, 7) + octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(npmDate, 11)
  const before = path.padEnd(100, '\0') + numbers
  const after = `0${'\0'.repeat(100)}ustar\x0000`.padEnd(blockBytes - before.length - 8, '\0')
  const sum = text.encode(`${before}        ${after}`).reduce((total, byte) => total + byte, 0)
  return text.encode(`${before}${octal(sum, 6)} ${after}`)
}

/** Returns the length of an archive without the empty blocks at its end. */
function filledBytes(archive: Uint8Array): number {
  let end = archive.length
  while (end > 0 && archive.subarray(end - blockBytes, end).every((byte) => byte === 0))
    end -= blockBytes
  return end
}

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** Adds a file to a `.tgz`. The same archive and file give the same bytes. */
export async function archiveWith(
  archive: Uint8Array<ArrayBuffer>,
  file: { readonly path: string; readonly text: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = await through(archive, new DecompressionStream('gzip'))
  const content = text.encode(file.text)
  const blocks = Math.ceil(content.length / blockBytes)
  const filled = filledBytes(unpacked)
  // Two empty blocks end an archive.
  const whole = new Uint8Array(filled + (1 + blocks + 2) * blockBytes)
  whole.set(unpacked.subarray(0, filled))
  whole.set(headerOf(file.path, content.length), filled)
  whole.set(content, filled + blockBytes)
  return through(whole, new CompressionStream('gzip'))
}
