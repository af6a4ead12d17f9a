import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { ListedStore } from './listed-store.ts'
import { Sealed } from './seal.ts'

// A backup is a file `backups/ID.jsonl` of two lines: what is in it, then the secrets, which are sealed together
// with the first line. The bytes lie in `objects/`, each under its own SHA-256, and belong to every backup that
// names them.

const Sha = z.string().regex(/^[0-9a-f]{64}$/)
const Count = z.int().min(0)

/** A list of lines in objects, in this order. */
const Lines = z.object({ count: Count, objects: z.array(Sha) })

const Store = z.object({ bytes: Count, ...Lines.shape })

const Contents = z.object({
  format: z.literal(1),
  id: z.string(),
  /** The version of the product. */
  version: z.string(),
  database: z.enum(['embedded', 'postgres', 'memory']),
  /** The time that the rows are of. */
  takenAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), at: z.int() })),
  /** The queues of jobs; each is a table. */
  queues: z.array(z.string()),
  tables: z.array(
    z.object({ id: z.string(), columns: z.array(z.string()), hash: z.string(), ...Lines.shape }),
  ),
  /** Pictures and videos, and published builds. */
  stores: z.object({ blobs: Store, modules: Store }),
  /** Files that were listed and deleted before they were read. */
  gone: Count,
  /** The registry file, as text. */
  registry: z.nullable(z.string()),
})

/** The contents of a backup. */
export type Contents = z.infer<typeof Contents>

/** The stores of files in a backup. */
export type StoreName = keyof Contents['stores']

/** A line of the list of a store: a file, its size and time there, and the object with its bytes. */
export const FileLine = z.tuple([z.string(), Count, z.number(), Sha])

/** The secrets of a product: its keys, and the settings that were set. */
export const Secrets = z.object({
  keys: z.record(z.string(), z.string()),
  settings: z.record(z.string(), z.string()),
})

/** The secrets of a product. */
export type Secrets = z.infer<typeof Secrets>

/** A backup that can be read. */
export interface Backup {
  readonly contents: Contents
  /** The first line, which the seal covers. */
  readonly text: string
  readonly sealed: Sealed
}

/** A backup that is not whole, in a sentence with the fix. */
export class BackupFault extends Error {}

const prefix = 'backups/'
const keyOf = (id: string): string => `${prefix}${id}.jsonl`
const runPrefix = 'runs/'

/** The key of an object in the place of backups. */
export const objectPrefix = 'objects/'
export const objectKey = (sha: string): string => `${objectPrefix}${sha.slice(0, 2)}/${sha}`

/** Names a backup by its time; names sort by it. */
export const idAt = (time: Date): string =>
  time
    .toISOString()
    .replace(/[.]\d+Z$/, 'Z')
    .replaceAll(':', '-')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const Ending = z.object({ sha256: Sha, sealed: Sealed })

/** Writes the file of a backup, which makes it complete. */
export async function writeBackup(
  { blobs }: ListedStore,
  id: string,
  { text, sealed }: Pick<Backup, 'text' | 'sealed'>,
): Promise<void> {
  const ending = JSON.stringify({ sha256: sha256(text), sealed })
  const bytes = new TextEncoder().encode(`${text}\n${ending}\n`)
  await blobs.put(keyOf(id), { bytes, contentType: 'application/json' })
}

const parsed = <Value>(schema: z.ZodType<Value>, text: string | undefined): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Reads a backup. Throws when it is missing, damaged or of a later version. */
export async function readBackup({ blobs, place }: ListedStore, id: string): Promise<Backup> {
  const file = await blobs.get(keyOf(id))
  if (file === undefined)
    throw new BackupFault(
      `There is no backup ${id} in ${place}; --list names those that are there.`,
    )
  const [text = '', ending] = new TextDecoder().decode(file.bytes).split('\n')
  const rest = parsed(Ending, ending)
  if (rest === undefined || rest.sha256 !== sha256(text))
    throw new BackupFault(
      `The file ${keyOf(id)} in ${place} is damaged; delete it, and the other backups are used.`,
    )
  const contents = parsed(Contents, text)
  if (contents === undefined)
    throw new BackupFault(
      `The backup ${id} was made by another version, in a form that this one cannot read; use the version that made it.`,
    )
  return { contents, text, sealed: rest.sealed }
}

async function idsIn({ list }: ListedStore, folder: string): Promise<readonly string[]> {
  const ids: string[] = []
  for await (const { key } of list(folder)) {
    const id = new RegExp(`^${folder}([\\w-]+)[.]jsonl$`).exec(key)?.[1]
    if (id !== undefined) ids.push(id)
  }
  return ids.toSorted()
}

/** Lists the complete backups, the oldest first. */
export const backupIds = (target: ListedStore): Promise<readonly string[]> => idsIn(target, prefix)

/** Lists the backups that were begun and not completed. */
export const unfinishedIds = (target: ListedStore): Promise<readonly string[]> =>
  idsIn(target, runPrefix)

/** Deletes a backup; its objects stay for the others. */
export const deleteBackup = ({ blobs }: ListedStore, id: string): Promise<void> =>
  blobs.delete(keyOf(id))

/** Notes that a backup is being made. */
export const noteRun = ({ blobs }: ListedStore, id: string): Promise<void> =>
  blobs.put(`${runPrefix}${id}.jsonl`, {
    bytes: new TextEncoder().encode('{}\n'),
    contentType: 'application/json',
  })

/** Forgets that a backup was being made. */
export const forgetRun = ({ blobs }: ListedStore, id: string): Promise<void> =>
  blobs.delete(`${runPrefix}${id}.jsonl`)
