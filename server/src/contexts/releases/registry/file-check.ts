import { ModuleDescriptor } from '@tessera/contracts/registry'
import {
  buildMaxBytes,
  fileMaxBytes,
  filesMax,
  reservedModuleNames,
  shellName,
} from '@tessera/contracts/releases/build-limits'
import { GatedShell } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { unpackedWhole } from '../../../platform/archives/unpack.ts'

/** The part of a descriptor that the store needs. */
export const ListedFiles = z.object({ files: ModuleDescriptor.shape.files })
export type ListedFiles = z.infer<typeof ListedFiles>

interface SentDescriptor extends ListedFiles {
  readonly name: string
  /** The files that it starts from. */
  readonly entries: readonly string[]
}

/** Paths that are a key of the store too: no part begins with a dot, and none is empty. */
const storable = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/
const longest = 150

const compressed = /\.(br|gz)$/

/**
 * Reads the descriptor of a module, or of the shell if that is its name. A text says why the store cannot take
 * the build, in one sentence with the fix.
 */
export function readDescriptor(name: string, raw: unknown): ListedFiles | string {
  const read =
    name === shellName ? z.safeParse(GatedShell, raw) : z.safeParse(ModuleDescriptor, raw)
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.') || 'its text'
    return `The descriptor is not valid (${where}); build the module again.`
  }
  const { files } = read.data
  const sent =
    'initial' in read.data
      ? { name, files, entries: read.data.initial }
      : { name: read.data.name, files, entries: [read.data.entry] }
  return descriptorFault(name, sent) ?? sent
}

/** Returns why the store cannot take a build: one sentence with the fix; undefined when it can. */
function descriptorFault(name: string, descriptor: SentDescriptor): string | undefined {
  const { files, entries } = descriptor
  if (descriptor.name !== name)
    return `The descriptor is of the module ${descriptor.name}, not of ${name}; send it to the address of ${descriptor.name}.`
  if (reservedModuleNames.has(name) && name !== shellName)
    return `The name ${name} is the product's own; give the module another one.`
  if (files.length > filesMax)
    return `The build has ${files.length} files, more than ${filesMax}; bundle it into fewer.`
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (whole > buildMaxBytes)
    return `The build has ${whole} bytes, more than ${buildMaxBytes}; leave out what it does not need.`
  const missing = entries.find((entry) => !files.some(({ path }) => path === entry))
  if (missing !== undefined)
    return `The entry ${missing} is not among the files; build the module again.`
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
export function expectedFile(descriptor: ListedFiles, path: string): ExpectedFile | undefined {
  const named = (wanted: string) => descriptor.files.find((file) => file.path === wanted)
  const whole = named(path)
  if (whole !== undefined) return { file: whole, encoding: undefined }
  const ending = compressed.exec(path)?.[1]
  const file = ending === undefined ? undefined : named(path.slice(0, -3))
  return file && { file, encoding: ending === 'br' ? 'brotli' : 'gzip' }
}

/** True when the bytes are the expected file, or a compressed copy of it, by its hash. */
export async function isExpected(
  { file, encoding }: ExpectedFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const whole = encoding === undefined ? bytes : await unpackedWhole(bytes, encoding, file.bytes)
  if (whole?.length !== file.bytes) return false
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', whole))
  return file.integrity === `sha384-${btoa(String.fromCharCode(...hash))}`
}
