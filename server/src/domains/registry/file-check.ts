import type { ModuleDescriptor } from '@tessera/contracts/registry'
import {
  buildMaxBytes,
  fileMaxBytes,
  filesMax,
  reservedModuleNames,
} from '@tessera/contracts/releases/build-limits'

type Descriptor = Pick<ModuleDescriptor, 'name' | 'entry' | 'files'>

/** Paths that are a key of the store too: no part begins with a dot, and none is empty. */
const storable = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/
const longest = 150

const compressed = /\.(br|gz)$/

/** Returns why the store cannot take a build: one sentence with the fix; undefined when it can. */
export function descriptorFault(name: string, descriptor: Descriptor): string | undefined {
  const { files, entry } = descriptor
  if (descriptor.name !== name)
    return `The descriptor is of the module ${descriptor.name}, not of ${name}; send it to the address of ${descriptor.name}.`
  if (reservedModuleNames.has(name))
    return `The name ${name} is the product's own; give the module another one.`
  if (files.length > filesMax)
    return `The build has ${files.length} files, more than ${filesMax}; bundle it into fewer.`
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (whole > buildMaxBytes)
    return `The build has ${whole} bytes, more than ${buildMaxBytes}; leave out what it does not need.`
  if (!files.some(({ path }) => path === entry))
    return `The entry ${entry} is not among the files; build the module again.`
  if (new Set(files.map(({ path }) => path)).size !== files.length)
    return 'The descriptor lists a file twice; build the module again.'
  return files.map(fileFault).find((fault) => fault !== undefined)
}

function fileFault({
  path,
  bytes,
  integrity,
}: ModuleDescriptor['files'][number]): string | undefined {
  if (integrity === undefined)
    return `The file ${path} has no hash; publish a build, not a development server.`
  if (!storable.test(path) || path.length > longest || compressed.test(path))
    return `The file name ${path} cannot be stored; use letters, digits, '.', '-' and '_', at most ${longest} of them, and no ending .br or .gz.`
  if (bytes < 0 || bytes > fileMaxBytes)
    return `The file ${path} has ${bytes} bytes, more than ${fileMaxBytes}; split it.`
  return undefined
}

/** A file that a sender may put: a listed one, or a compressed copy of it. */
export interface ExpectedFile {
  readonly file: ModuleDescriptor['files'][number]
  readonly encoding: 'brotli' | 'gzip' | undefined
}

/** Finds the listed file that a path names, itself or as its compressed copy. */
export function expectedFile(descriptor: Descriptor, path: string): ExpectedFile | undefined {
  const named = (wanted: string) => descriptor.files.find((file) => file.path === wanted)
  const whole = named(path)
  if (whole !== undefined) return { file: whole, encoding: undefined }
  const ending = compressed.exec(path)?.[1]
  const file = ending === undefined ? undefined : named(path.slice(0, -3))
  return file && { file, encoding: ending === 'br' ? 'brotli' : 'gzip' }
}

/** Reads a compressed copy; undefined when it is none, or longer than the file that it is a copy of. */
async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: 'brotli' | 'gzip',
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = new Uint8Array(most)
  let at = 0
  try {
    const stream = new Response(bytes).body?.pipeThrough(
      // The type of the web's own list lacks brotli.
      new DecompressionStream(encoding === 'brotli' ? brotli : 'gzip'),
    )
    for await (const part of stream ?? []) {
      if (at + part.byteLength > most) return undefined
      whole.set(part, at)
      at += part.byteLength
    }
  } catch {
    return undefined
  }
  return at === most ? whole : undefined
}
const brotli = 'brotli' as CompressionFormat

/** True when the bytes are the expected file, or a compressed copy of it, by its hash. */
export async function isExpected(
  { file, encoding }: ExpectedFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const whole = encoding === undefined ? bytes : await unpacked(bytes, encoding, file.bytes)
  if (whole?.length !== file.bytes) return false
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', whole))
  return file.integrity === `sha384-${btoa(String.fromCharCode(...hash))}`
}
