import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { and, eq, isNotNull, sql } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { keepOutsidePicture } from '../../base/outside-pages/store-outside-picture.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../../pins/index.ts'
import { addProductPins, failPictures } from './make-pins.ts'
import { type SourceRow, sourceById } from './store.ts'
import { catalogProducts, catalogSources } from './tables.ts'

/** Fetches the pictures of a source's products, and makes their pins. */
export const fetchPictures = defineJob({
  name: 'fetch-catalog-pictures',
  payload: z.strictObject({ source_id: z.string(), job: z.string() }),
  backoffSeconds: 30,
})

/** Pictures of one source that are fetched at a time: most are on one host, which must not suffer. */
const atOnce = 2

const isWaiting = (sourceId: string) =>
  and(
    eq(catalogProducts.sourceId, sourceId),
    sql`${catalogProducts.pictureState} = 'waiting' and ${catalogProducts.isListed}`,
  )

/** Begins to fetch the pictures that are missing, those that could not be fetched before included. */
export async function startPictures(
  tx: Sql,
  { keys, jobs }: Pick<Ports, 'keys' | 'jobs'>,
  sourceId: string,
): Promise<void> {
  const isFailed = eq(catalogProducts.pictureState, 'failed')
  await tx
    .update(catalogProducts)
    .set({ pictureState: 'waiting', why: null })
    .where(and(eq(catalogProducts.sourceId, sourceId), isFailed))
  if ((await tx.$count(catalogProducts, isWaiting(sourceId))) === 0) return
  const job = keys.next()
  await tx.update(catalogSources).set({ picturesJob: job }).where(eq(catalogSources.id, sourceId))
  await jobs.enqueue(tx, fetchPictures, { source_id: sourceId, job })
}

/** Returns the next pictures to fetch, each with its URL. */
const nextPictures = (db: Sql, sourceId: string) =>
  db
    .selectDistinctOn([catalogProducts.pictureKey], {
      key: catalogProducts.pictureKey,
      url: catalogProducts.pictureUrl,
    })
    .from(catalogProducts)
    .where(isWaiting(sourceId))
    .orderBy(catalogProducts.pictureKey)
    .limit(atOnce)

/** Returns the picture of another product of the source that has the same URL. */
async function samePicture(db: Sql, sourceId: string, key: string): Promise<MediaId | undefined> {
  const [made] = await db
    .select({ mediaId: pins.mediaId })
    .from(catalogProducts)
    .innerJoin(pins, eq(pins.id, catalogProducts.originId))
    .where(
      and(
        eq(catalogProducts.sourceId, sourceId),
        eq(catalogProducts.pictureKey, key),
        eq(catalogProducts.pictureState, 'made'),
        isNotNull(catalogProducts.originId),
      ),
    )
    .limit(1)
  return made?.mediaId
}

type Fetched =
  | { readonly ok: true; readonly mediaId: MediaId }
  | { readonly ok: false; readonly code: ErrorCode }

/** The time that a source waits after errors that are no fault of its pictures. */
const pauses = new Map<ErrorCode, number>([
  ['upload-quota', timings.catalogPicturesWait],
  ['uploads-many', timings.catalogPicturesWait],
  ['storage-full', timings.catalogPicturesWait],
  ['too-fast', timings.catalogPicturesRest],
  ['too-busy', timings.catalogPicturesRest],
])

/** Fetches one picture and makes the pins of its products. Returns how long to wait before the next. */
async function makeOne(
  ports: Ports,
  source: SourceRow,
  picture: { readonly key: string; readonly url: string },
  signal: AbortSignal,
): Promise<number> {
  const known = await samePicture(ports.db, source.id, picture.key)
  // Somebody who adds a picture by hand meanwhile has a budget of their own.
  const owner = { ownerId: source.userId, who: `catalogs-${source.userId}`, signal }
  const fetched: Fetched =
    known === undefined
      ? await keepOutsidePicture(ports, owner, picture.url)
      : { ok: true, mediaId: known }
  signal.throwIfAborted()
  const pause = fetched.ok ? undefined : pauses.get(fetched.code)
  if (pause !== undefined) return pause
  await ports.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(catalogSources)
      .where(eq(catalogSources.id, source.id))
      .for('update')
    if (row === undefined || row.deletedAt !== null || row.picturesJob !== source.picturesJob)
      return
    const given = { source: row, pictureKey: picture.key }
    if (fetched.ok) await addProductPins(tx, ports, { ...given, mediaId: fetched.mediaId })
    else await failPictures(tx, given, fetched.code)
  })
  return 0
}

/** Does one step. Returns how long to wait before the next; nothing at the end. */
async function step(
  ports: Ports,
  given: { readonly sourceId: string; readonly job: string; readonly signal: AbortSignal },
): Promise<number | undefined> {
  const source = await sourceById(ports.db, given.sourceId)
  if (source?.picturesJob !== given.job) return undefined
  const next = await nextPictures(ports.db, given.sourceId)
  if (next.length === 0) return undefined
  const waits = await Promise.all(next.map((each) => makeOne(ports, source, each, given.signal)))
  return Math.max(...waits)
}

/**
 * Fetches pictures for a while, then lets other sources have their turn: a slow shop with many pictures
 * delays nobody else.
 */
export const handleCatalogPictures = handleJob(
  fetchPictures,
  async (ports, { payload, signal }) => {
    const { source_id: sourceId, job } = payload
    const until = Date.now() + timings.catalogPicturesTurn
    let wait = await step(ports, { sourceId, job, signal })
    while (wait === 0 && Date.now() < until) {
      signal.throwIfAborted()
      wait = await step(ports, { sourceId, job, signal })
    }
    if (wait === undefined) return
    await ports.jobs.enqueue(ports.db, fetchPictures, payload, { delaySeconds: wait / 1_000 })
  },
)
