import type { ActionId, MediaId, UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull, lte, notExists, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { blurredKeyOf } from '../../base/media/blurred-key.ts'
import { clearKeyColumn } from '../../base/media/columns.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import { blurFiles } from '../../base/media/sensitive.ts'
import { deletePicture } from '../../base/media/store-picture.ts'
import { media } from '../../base/media/tables.ts'
import {
  deleteWithheldFiles,
  type MediaFiles,
  putFilesBack,
  withholdFiles,
} from '../../base/media/withheld-files.ts'
import { refusePicture } from '../../base/refused-pictures/refused-pictures.ts'
import { refusedPictures, withheldMedia } from '../../base/refused-pictures/tables.ts'
import { users } from '../../identity/index.ts'
import { removeShowing, restoreRemoved } from '../../pins/index.ts'
import { lockPerson } from '../acting/act-on-person.ts'
import { type HouseNews, queueHouseEmail } from '../acting/emails.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { lookOfStored } from './find-copies.ts'
import {
  addToRemoval,
  finalEdge,
  lockRemoval,
  type RemovalRow,
  runRemoval,
  setState,
} from './removals.ts'
import { contentRemovalPeople, contentRemovals } from './tables.ts'

/** Pins that one transaction removes. */
const together = 100

const actorOf = ({ by, actorId, role }: RemovalRow): Actor => ({ by, id: actorId, role })

interface Withheld extends MediaFiles {
  readonly id: MediaId
  readonly sha: string
  /** True while it may be sensitive, so that it has blurred files too. */
  readonly isMarked: boolean
  readonly keptKey: string
  readonly movedAt: Date | null
  readonly portraitOf: UserId | null
}

const withheldBy = (db: Tx | Ports['db'], removalId: ActionId): Promise<Withheld[]> =>
  db
    .select({
      id: media.id,
      sha: media.sha,
      key: clearKeyColumn,
      isMarked: sql<boolean>`${media.clearKey} is not null`,
      videoKey: media.videoKey,
      videoMime: media.videoMime,
      captionsKey: media.captionsKey,
      keptKey: withheldMedia.keptKey,
      movedAt: withheldMedia.movedAt,
      portraitOf: withheldMedia.portraitOf,
    })
    .from(withheldMedia)
    .innerJoin(media, eq(media.id, withheldMedia.mediaId))
    .where(eq(withheldMedia.removalId, removalId))
    .orderBy(media.id)

/** Tells people about a removal, each once however many pins they lose, and logs it for each. */
async function tellOnce(
  tx: Tx,
  ports: Ports,
  removal: RemovalRow,
  people: readonly UserId[],
): Promise<number> {
  if (people.length === 0) return 0
  const told = await tx
    .insert(contentRemovalPeople)
    .values(people.map((userId) => ({ removalId: removal.id, userId })))
    .onConflictDoNothing()
    .returning({ userId: contentRemovalPeople.userId })
  await tellAll(tx, ports, removal, {
    people: told.map(({ userId }) => userId),
    news: { kind: 'removed', reason: removal.reason },
    act: 'content.remove.pins',
  })
  return told.length
}

interface Told {
  readonly people: readonly UserId[]
  readonly news: HouseNews
  readonly act: 'content.remove.pins' | 'content.remove.undo'
}

async function tellAll(tx: Tx, ports: Ports, removal: RemovalRow, told: Told): Promise<void> {
  for (const userId of told.people) {
    const person = await lockPerson(tx, userId)
    if (person !== undefined) await queueHouseEmail(tx, ports, person, told.news)
  }
  for (const personId of told.people)
    await appendToLog(tx, ports, {
      actor: actorOf(removal),
      act: told.act,
      personId,
      object: removal.id,
      reason: told.news.reason,
    })
}

/** Takes portraits away that are withheld; returns whose they were. */
async function takePortraits(tx: Tx, withheld: readonly Withheld[]): Promise<readonly UserId[]> {
  const ids = withheld.map(({ id }) => id)
  const owners = await tx
    .select({ id: users.id, portraitId: users.portraitId })
    .from(users)
    .where(inArray(users.portraitId, ids))
    .orderBy(users.id)
    .for('update')
  for (const { id: portraitOf, portraitId } of owners) {
    if (portraitId === null) continue
    await tx.update(users).set({ portraitId: null }).where(eq(users.id, portraitOf))
    await tx.update(withheldMedia).set({ portraitOf }).where(eq(withheldMedia.mediaId, portraitId))
  }
  return owners.map(({ id }) => id)
}

/** Takes uploads along that came in since the removal began, before their file was refused. */
async function withholdLate(tx: Tx, ports: Ports, { id: removalId }: RemovalRow): Promise<void> {
  const files = tx
    .select({ sha: refusedPictures.sha })
    .from(refusedPictures)
    .where(eq(refusedPictures.removalId, removalId))
  const known = tx
    .select({ one: sql`1` })
    .from(withheldMedia)
    .where(eq(withheldMedia.mediaId, media.id))
  const late = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.sha, files), notExists(known)))
  const rows = late.map(({ id: mediaId }) => ({ mediaId, removalId, keptKey: ports.keys.next() }))
  if (rows.length > 0) await tx.insert(withheldMedia).values(rows).onConflictDoNothing()
}

/** Refuses the pictures of a removal from now on, each file once. */
async function refuseAll(ports: Ports, removal: RemovalRow): Promise<void> {
  const known = await ports.db
    .select({ sha: refusedPictures.sha })
    .from(refusedPictures)
    .where(eq(refusedPictures.removalId, removal.id))
  const done = new Set(known.map(({ sha }) => sha))
  for (const { sha, key, keptKey } of await withheldBy(ports.db, removal.id)) {
    if (done.has(sha)) continue
    done.add(sha)
    const look =
      (await lookOfStored(ports, key, removal.id)) ??
      (await lookOfStored(ports, keptKey, removal.id))
    await ports.db.transaction((tx) =>
      refusePicture(tx, ports, { removalId: removal.id, sha, look: look ?? null }),
    )
  }
}

/** Removes a batch; true when there may be more to do. */
const removeBatch = (ports: Ports, id: ActionId): Promise<boolean> =>
  ports.db.transaction(async (tx) => {
    const removal = await lockRemoval(tx, id)
    if (removal?.state !== 'removing') return false
    await withholdLate(tx, ports, removal)
    const withheld = await withheldBy(tx, id)
    const removed = await removeShowing(tx, {
      mediaIds: withheld.map((each) => each.id),
      most: together,
      actionId: id,
      now: ports.clock.now(),
    })
    const faces = await takePortraits(tx, withheld)
    const people = await tellOnce(tx, ports, removal, [...new Set([...removed.people, ...faces])])
    await addToRemoval(tx, id, { pins: removed.pins, people })
    if (removed.pins > 0) return true
    await setState(tx, id, 'removed')
    return false
  })

/** Takes the files of withheld pictures off their addresses. */
async function moveFiles(ports: Ports, id: ActionId): Promise<void> {
  for (const each of await withheldBy(ports.db, id)) {
    if (each.movedAt !== null) continue
    await withholdFiles(ports.blobs, each, each.keptKey)
    if (each.isMarked) await deletePicture(ports.blobs, blurredKeyOf(each.key))
    await ports.db
      .update(withheldMedia)
      .set({ movedAt: ports.clock.now() })
      .where(eq(withheldMedia.mediaId, each.id))
  }
}

/** Puts a batch of pins back; the last one ends the removal, and tells the people. */
const restoreBatch = (ports: Ports, id: ActionId): Promise<boolean> =>
  ports.db.transaction(async (tx) => {
    const removal = await lockRemoval(tx, id)
    if (removal?.state !== 'undoing') return false
    const withheld = await withheldBy(tx, id)
    const mediaIds = withheld.map((each) => each.id)
    if ((await restoreRemoved(tx, { mediaIds, actionId: id, most: together })) > 0) return true
    for (const { id: portraitId, portraitOf } of withheld)
      if (portraitOf !== null)
        await tx
          .update(users)
          .set({ portraitId })
          .where(and(eq(users.id, portraitOf), isNull(users.portraitId)))
    await tx.delete(withheldMedia).where(eq(withheldMedia.removalId, id))
    const people = await tx
      .delete(contentRemovalPeople)
      .where(eq(contentRemovalPeople.removalId, id))
      .returning({ userId: contentRemovalPeople.userId })
    await setState(tx, id, 'undone')
    await tellAll(tx, ports, removal, {
      people: people.map(({ userId }) => userId),
      news: { kind: 'removed-back', reason: '' },
      act: 'content.remove.undo',
    })
    return false
  })

async function undo(ports: Ports, id: ActionId, signal: AbortSignal): Promise<void> {
  await ports.db.delete(refusedPictures).where(eq(refusedPictures.removalId, id))
  for (const each of await withheldBy(ports.db, id)) {
    await putFilesBack(ports.blobs, each, each.keptKey)
    if (each.isMarked) await blurFiles(ports, each.key, id)
  }
  while (await restoreBatch(ports, id)) signal.throwIfAborted()
}

/** Runs a removal, or its undo. Each step is a transaction of its own, and may run again. */
export const handleRemovals = handleJob(runRemoval, async (ports, { payload, signal }) => {
  const { removal_id: id } = payload
  const [removal] = await ports.db.select().from(contentRemovals).where(eq(contentRemovals.id, id))
  if (removal?.state === 'undoing') return undo(ports, id, signal)
  if (removal?.state !== 'removing' && removal?.state !== 'removed') return
  await refuseAll(ports, removal)
  while (await removeBatch(ports, id)) signal.throwIfAborted()
  await moveFiles(ports, id)
  // Removed pins have no ads.
  ports.liveAds.forget()
})

/** Deletes the files of removals for good that nobody can undo anymore. */
export const handleFinalRemovals = handleJob(
  defineSweep({ name: 'finish-removals', everySeconds: 3_600 }),
  async (ports) => {
    const due = await ports.db
      .select({ id: contentRemovals.id })
      .from(contentRemovals)
      .where(
        and(
          eq(contentRemovals.state, 'removed'),
          lte(contentRemovals.createdAt, finalEdge(ports.clock.now())),
        ),
      )
    for (const { id } of due) await finish(ports, id)
  },
)

async function finish(ports: Ports, id: ActionId): Promise<void> {
  const withheld = await ports.db
    .select({ keptKey: withheldMedia.keptKey })
    .from(withheldMedia)
    .where(eq(withheldMedia.removalId, id))
  for (const { keptKey } of withheld) await deleteWithheldFiles(ports.blobs, keptKey)
  await ports.db.transaction(async (tx) => {
    await setState(tx, id, 'final')
    const there = await withheldBy(tx, id)
    await markUnused(
      tx,
      there.map((each) => each.id),
      ports.clock.now(),
    )
  })
}
