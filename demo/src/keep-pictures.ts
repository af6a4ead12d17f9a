import { MediaId } from '@tessera/contracts/ids'
import { blobKey, type SizeName, videoBlobKey } from '@tessera/server/domains/media/rules'
import { media } from '@tessera/server/domains/media/tables'
import { sha256OfText } from '@tessera/server/domains/sha256'
import { eq } from '@tessera/server/platform/database/sql'
import type { SamplePorts } from '@tessera/server/platform/sample-content/port'
import type { DemoVideo } from './content/demo-entities.ts'
import type { PictureSpec } from './pictures/picture-spec.ts'
import type { DrawnPicture } from './pictures/prepare-demo.ts'
import { drawings } from './tables.ts'

/** A picture to draw: its specification, the size to draw now, and its video, if any. */
export interface WantedPicture {
  readonly spec: PictureSpec
  readonly name: SizeName
  readonly video?: { readonly facts: DemoVideo; readonly bytes: Uint8Array<ArrayBuffer> }
}

/** Draws a picture in one size. */
export type Draw = (spec: PictureSpec, name: SizeName) => Promise<DrawnPicture>

type Needed = Pick<SamplePorts, 'db' | 'blobs' | 'ids' | 'keys' | 'clock'>

// More than there are cores, because each drawing also waits for the disk.
const drawnAtOnce = 3
const notedAtOnce = 60

const shaOf = ({ spec }: WantedPicture): string => sha256OfText(JSON.stringify(spec))

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

/** Draws a picture and stores its bytes; returns its media row. */
async function kept(ports: Needed, draw: Draw, wanted: WantedPicture) {
  const { blobs, ids, keys, clock } = ports
  const { webp, ...known } = await draw(wanted.spec, wanted.name)
  const key = keys.next()
  await blobs.put(blobKey(key, wanted.name), { bytes: webp, contentType: 'image/webp' })
  const row = {
    id: MediaId.parse(ids.next()),
    key,
    sha: shaOf(wanted),
    ...known,
    ...(await keepVideo(ports, wanted)),
    createdAt: clock.now(),
  }
  return { row, drawing: { key, mediaId: row.id, spec: wanted.spec } }
}

type Kept = Awaited<ReturnType<typeof kept>>

/** Returns the pictures that an interrupted run has already stored, by their hash. */
async function drawnBefore({ db }: Needed): Promise<Map<string, MediaId>> {
  const rows = await db
    .select({ sha: media.sha, id: media.id })
    .from(drawings)
    .innerJoin(media, eq(media.id, drawings.mediaId))
  return new Map(rows.map(({ sha, id }) => [sha, id]))
}

/**
 * Draws and stores a world's pictures; returns their media ids in the same order. Rows are inserted
 * in small transactions, so that an interrupted run continues.
 */
export async function keepPictures(
  ports: Needed,
  draw: Draw,
  wanted: readonly WantedPicture[],
  onProgress: (done: number, total: number) => void,
): Promise<readonly MediaId[]> {
  const known = await drawnBefore(ports)
  const shas = wanted.map(shaOf)
  const waiting = wanted.filter((_, index) => !known.has(shas[index] ?? ''))
  let done = wanted.length - waiting.length
  for (let from = 0; from < waiting.length; from += notedAtOnce) {
    const batch = await drawBatch(waiting.slice(from, from + notedAtOnce), async (each) => {
      const result = await kept(ports, draw, each)
      done += 1
      onProgress(done, wanted.length)
      return result
    })
    await note(ports, batch)
    for (const { row } of batch) known.set(row.sha, row.id)
  }
  return shas.map((sha) => {
    const id = known.get(sha)
    if (id === undefined) throw new Error('A picture of the demo world was lost on the way.')
    return id
  })
}

async function drawBatch(
  batch: readonly WantedPicture[],
  work: (wanted: WantedPicture) => Promise<Kept>,
): Promise<readonly Kept[]> {
  const waiting = batch.values()
  const results: Kept[] = []
  const worker = async () => {
    for (const wanted of waiting) results.push(await work(wanted))
  }
  await Promise.all(Array.from({ length: drawnAtOnce }, worker))
  return results
}

async function note({ db }: Needed, batch: readonly Kept[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(media).values(batch.map(({ row }) => row))
    await tx.insert(drawings).values(batch.map(({ drawing }) => drawing))
  })
}
