import { MediaId } from '@tessera/contracts/ids'
import { blobKey, videoBlobKey } from '@tessera/server/contexts/base/media/rules'
import { media } from '@tessera/server/contexts/base/media/tables'
import { eq } from '@tessera/server/platform/database/sql'
import type { SamplePorts } from '@tessera/server/platform/sample-content/port'
import type { DemoVideo } from './content/demo-entities.ts'
import { type PictureFacts, sizesOf } from './pictures/picture-facts.ts'
import { drawings } from './tables.ts'

/** A picture to store by its name, and its video, if any. */
export interface WantedPicture {
  readonly name: string
  readonly video?: { readonly facts: DemoVideo; readonly bytes: Uint8Array<ArrayBuffer> }
}

/** The sources of pictures: their facts, and the bytes to store. */
export interface Gallery {
  has(name: string): boolean
  factsOf(name: string): PictureFacts
  read(name: string): Promise<Uint8Array<ArrayBuffer>>
}

type Needed = Pick<SamplePorts, 'db' | 'blobs' | 'ids' | 'keys' | 'clock'>

const storedAtOnce = 60

async function keepVideo({ blobs, keys }: Needed, { video }: WantedPicture) {
  if (video === undefined) return {}
  const { facts, bytes } = video
  const videoKey = keys.next()
  await blobs.put(videoBlobKey(videoKey, facts.mime), { bytes, contentType: facts.mime })
  return {
    kind: 'video' as const,
    videoKey,
    videoMime: facts.mime,
    videoBytes: bytes.length,
    durationMs: facts.durationMs,
  }
}

/** Stores a picture's file as it is; returns its media row. */
async function kept(ports: Needed, gallery: Gallery, wanted: WantedPicture) {
  const { blobs, ids, keys, clock } = ports
  const { name } = wanted
  const facts = gallery.factsOf(name)
  const key = keys.next()
  const bytes = await gallery.read(name)
  await blobs.put(blobKey(key, 'orig'), { bytes, contentType: 'image/webp' })
  const row = {
    id: MediaId.parse(ids.next()),
    key,
    ...facts,
    sizes: sizesOf(facts),
    ...(await keepVideo(ports, wanted)),
    createdAt: clock.now(),
  }
  return { row, drawing: { key, mediaId: row.id, spec: { picture: name } } }
}

type Kept = Awaited<ReturnType<typeof kept>>

/** Returns the pictures that an interrupted run has already stored, by their hash. */
async function storedBefore({ db }: Needed): Promise<Map<string, MediaId>> {
  const rows = await db
    .select({ sha: media.sha, id: media.id })
    .from(drawings)
    .innerJoin(media, eq(media.id, drawings.mediaId))
  return new Map(rows.map(({ sha, id }) => [sha, id]))
}

/**
 * Stores a world's pictures; returns their media ids in the same order. Rows are inserted in small
 * transactions, so that an interrupted run continues.
 */
export async function keepPictures(
  ports: Needed,
  gallery: Gallery,
  wanted: readonly WantedPicture[],
  onProgress: (done: number, total: number) => void,
): Promise<readonly MediaId[]> {
  const known = await storedBefore(ports)
  const shaOf = ({ name }: WantedPicture) => gallery.factsOf(name).sha
  const waiting = wanted.filter((each) => !known.has(shaOf(each)))
  for (let from = 0; from < waiting.length; from += storedAtOnce) {
    const batch = waiting.slice(from, from + storedAtOnce)
    const stored = await Promise.all(batch.map((each) => kept(ports, gallery, each)))
    await note(ports, stored)
    for (const { row } of stored) known.set(row.sha, row.id)
    onProgress(wanted.length - waiting.length + from + batch.length, wanted.length)
  }
  return wanted.map((each) => {
    const id = known.get(shaOf(each))
    if (id === undefined) throw new Error(`The demo picture '${each.name}' was not stored.`)
    return id
  })
}

async function note({ db }: Needed, batch: readonly Kept[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(media).values(batch.map(({ row }) => row))
    await tx.insert(drawings).values(batch.map(({ drawing }) => drawing))
  })
}
