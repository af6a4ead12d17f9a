import {
  createCatalogSource,
  deleteCatalogSource,
  getCatalogSources,
  updateCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { placeFor } from '../../pins/index.ts'
import { askerOf } from './asker.ts'
import { takeFile } from './brought-file.ts'
import { cancelRun, deleteCatalog } from './delete-source.ts'
import { nextRunAt } from './next-run.ts'
import { readAddress } from './read-address.ts'
import { limitRuns } from './run-limit.ts'
import { startRun } from './start-run.ts'
import { allSources, findSource, isKept, lockSource, type SourceRow, sourcesOf } from './store.ts'
import { catalogSources } from './tables.ts'

/** Answers a call with one source. */
export async function answerSource({ ports }: MemberVisit, id: string, userId: UserId) {
  const row = await findSource(ports.db, id, userId)
  const [source] = row === undefined ? [] : await sourcesOf(ports.db, [row])
  return source === undefined ? refused('not-found') : given(source)
}

const answerGet = answerMember(getCatalogSources, async (visit, input) => {
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  if (!asker.isBusiness) return refused('business-needed')
  const { db } = visit.ports
  return given(await sourcesOf(db, await allSources(db, asker.userId)))
})

/** Returns why somebody can't put pins on the board that they chose for a source. */
async function boardFault(
  { ports, viewer }: MemberVisit,
  { board_id, orbac_subject_id }: ParsedInputOf<typeof createCatalogSource>,
) {
  if (board_id === undefined) return undefined
  const wanted = { board_id, orbac_subject_id, share_facebook: false, share_twitter: false }
  const place = await ports.db.transaction((tx) => placeFor(tx, viewer, wanted))
  return place.ok ? undefined : refused(place.code, place.data)
}

/** Inserts a source, unless its account has as many as it may have. */
async function addSource(
  tx: Sql,
  { ports }: MemberVisit,
  row: Pick<
    SourceRow,
    'userId' | 'name' | 'origin' | 'address' | 'rhythm' | 'currency' | 'boardId'
  >,
): Promise<SourceRow | undefined> {
  const ofUser = and(eq(catalogSources.userId, row.userId), isKept)
  if ((await tx.$count(catalogSources, ofUser)) >= limits.catalogSourcesMax) return undefined
  const [source] = await tx
    .insert(catalogSources)
    .values({ ...row, id: ports.keys.next(), createdAt: ports.clock.now() })
    .returning()
  return source
}

const answerCreate = answerMember(createCatalogSource, async (visit, input) => {
  const { ports, viewer } = visit
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  if (!asker.isBusiness) return refused('business-needed')
  const { userId } = asker
  const { name, origin, currency, upload_id: uploadId } = input
  const fault = (await boardFault(visit, input)) ?? (await limitRuns(ports, userId))
  if (fault !== undefined) return fault
  const read = await readAddress(ports, { origin, typed: input.address }, userId)
  if (!read.ok) return read
  if (origin === 'upload' && uploadId === undefined)
    return refused('not-found', { field: 'upload_id' })
  const brought =
    origin === 'upload' && uploadId !== undefined
      ? await takeFile(ports, { ownerId: viewer.id, uploadId, currency })
      : undefined
  if (brought?.ok === false) return brought
  const source = await ports.db.transaction(async (tx) => {
    const added = await addSource(tx, visit, {
      userId,
      name,
      origin,
      currency,
      address: read.address,
      // A file that was uploaded has no place to be read from again.
      rhythm: origin === 'upload' ? 'never' : input.rhythm,
      boardId: input.board_id ?? null,
    })
    if (added !== undefined)
      await startRun(tx, ports, added, { isAsked: true, file: brought?.file })
    return added
  })
  if (source !== undefined) return answerSource(visit, source.id, userId)
  await brought?.drop()
  return refused('catalogs-many', { max: limits.catalogSourcesMax })
})

const answerUpdate = answerMember(updateCatalogSource, async (visit, input) => {
  const { ports } = visit
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const before = await findSource(ports.db, input.id, asker.userId)
  if (before === undefined) return refused('not-found')
  const read =
    input.address === undefined
      ? ({ ok: true, address: before.address } as const)
      : await readAddress(ports, { origin: before.origin, typed: input.address }, asker.userId)
  if (!read.ok) return read
  const isChanged = await ports.db.transaction(async (tx) => {
    const row = await lockSource(tx, input.id, asker.userId)
    if (row === undefined) return false
    const { name = row.name, currency = row.currency } = input
    const rhythm = row.origin === 'upload' ? 'never' : (input.rhythm ?? row.rhythm)
    const isSame = read.address === row.address && currency === row.currency
    const next =
      rhythm === row.rhythm ? row.nextRunAt : nextRunAt(rhythm, ports.clock.now(), row.failures)
    await tx
      .update(catalogSources)
      .set({
        name,
        currency,
        rhythm,
        address: read.address,
        nextRunAt: next,
        // The same file may say something else now.
        ...(isSame ? {} : { filePrint: null, etag: null, lastModified: null }),
      })
      .where(eq(catalogSources.id, row.id))
    return true
  })
  return isChanged ? answerSource(visit, input.id, asker.userId) : refused('not-found')
})

const answerDelete = answerMember(deleteCatalogSource, async (visit, input) => {
  const { ports } = visit
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const now = ports.clock.now()
  const isDeleted = await ports.db.transaction(async (tx) => {
    if ((await findSource(tx, input.id, asker.userId)) === undefined) return false
    await cancelRun(tx, input.id, now)
    const source = await lockSource(tx, input.id, asker.userId)
    if (source === undefined) return false
    const deletion = { deletedAt: now, nextRunAt: null, picturesJob: null }
    await tx.update(catalogSources).set(deletion).where(eq(catalogSources.id, source.id))
    await ports.jobs.enqueue(tx, deleteCatalog, { source_id: source.id })
    return true
  })
  return isDeleted ? given({}) : refused('not-found')
})

/** Handlers of the calls about sources. */
export const sourceCalls = [answerGet, answerCreate, answerUpdate, answerDelete]
