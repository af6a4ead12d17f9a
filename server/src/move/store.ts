import { z } from '@tessera/contracts/schema'
import type { ListedStore } from '../archive/listed-store.ts'
import type { Blobs, ListedBlob } from '../platform/blobs/port.ts'

/** Lies in a store whose blobs have moved. */
const movedKey = 'moved.json'

const journalPrefix = 'move-journal/'

/** The place that the blobs of a store have moved to, and the time. */
const Moved = z.object({ place: z.string(), at: z.string() })

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

async function putText(blobs: Blobs, key: string, text: string): Promise<void> {
  const bytes = new Uint8Array(new TextEncoder().encode(text))
  await blobs.put(key, { bytes, contentType: 'text/plain' })
}

async function textAt(blobs: Pick<Blobs, 'get'>, key: string): Promise<string | undefined> {
  const blob = await blobs.get(key)
  return blob === undefined ? undefined : textOf(blob.bytes)
}

async function movedFrom(blobs: Pick<Blobs, 'get'>): Promise<z.infer<typeof Moved> | undefined> {
  const text = await textAt(blobs, movedKey)
  return text === undefined ? undefined : z.parse(Moved, JSON.parse(text))
}

/** Returns where the blobs of a store have moved to; undefined for one that is in use. */
export const movedTo = async (blobs: Pick<Blobs, 'get'>): Promise<string | undefined> =>
  (await movedFrom(blobs))?.place

/** Returns why a service must not use a store, in a sentence with the fix. */
export async function storeFault(blobs: Pick<Blobs, 'get'>): Promise<string | undefined> {
  const moved = await movedFrom(blobs)
  return (
    moved &&
    `The files of this store were moved to ${moved.place} on ${moved.at.slice(0, 16).replace('T', ' ')} UTC; start with the settings of that place. To go on here, without what was written there since, run tessera move --undo.`
  )
}

/** Says in a store that its blobs have moved. */
export const markMoved = (blobs: Blobs, place: string, now: Date): Promise<void> =>
  putText(blobs, movedKey, JSON.stringify({ place, at: now.toISOString() }))

/** Makes a store whose blobs have moved one that is in use. */
export const unmarkMoved = (blobs: Blobs): Promise<void> => blobs.delete(movedKey)

/** The blobs that are known to be equal at both ends, kept in the target. */
export interface Journal {
  /** True for a blob that has been compared, and has not changed since. */
  has(blob: ListedBlob): boolean
  add(blob: ListedBlob): void
  /** Writes what was added. */
  write(): Promise<void>
}

const linesOfPart = 2_000
const partKey = (number: number): string => `${journalPrefix}${String(number).padStart(6, '0')}.txt`
const fromKey = `${journalPrefix}from.txt`

const stampOf = ({ size, changed }: ListedBlob): string => `${size} ${changed}`

/** Returns where a move into a store comes from; undefined for a store that none goes to. */
export const comesFrom = (blobs: Pick<Blobs, 'get'>): Promise<string | undefined> =>
  textAt(blobs, fromKey)

/** Opens the journal of a move into a store, which it begins in an empty one. */
export async function openJournal(target: Blobs, from: string): Promise<Journal> {
  await putText(target, fromKey, from)
  const known = new Map<string, string>()
  let parts = 0
  for (;;) {
    const part = await textAt(target, partKey(parts + 1))
    if (part === undefined) break
    parts += 1
    for (const line of part.split('\n')) {
      const [key, size, changed] = line.split(' ')
      if (key && size && changed) known.set(key, `${size} ${changed}`)
    }
  }
  let waiting: string[] = []
  let writing = Promise.resolve()
  const write = () => {
    const lines = waiting
    waiting = []
    // One after the other, since a reader stops at the first part that is missing.
    writing = writing.then(async () => {
      if (lines.length === 0) return
      await putText(target, partKey(parts + 1), lines.join('\n'))
      parts += 1
    })
    return writing
  }
  return {
    has: (blob) => known.get(blob.key) === stampOf(blob),
    add(blob) {
      known.set(blob.key, stampOf(blob))
      waiting.push(`${blob.key} ${stampOf(blob)}`)
      if (waiting.length >= linesOfPart) write().catch(() => undefined)
    },
    write,
  }
}

/** Removes the journal of a move that is complete. */
export async function removeJournal(target: ListedStore): Promise<void> {
  const keys: string[] = []
  for await (const { key } of target.list(journalPrefix)) keys.push(key)
  // The first part tells that a move goes here, and is removed last.
  for (const key of keys.filter((each) => each !== fromKey)) await target.blobs.delete(key)
  await target.blobs.delete(fromKey)
}
