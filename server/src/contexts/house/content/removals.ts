import type { HouseRemoval } from '@tessera/contracts/calls/house-content'
import { ActionId, type MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, inArray, lt, sql } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { media } from '../../base/media/tables.ts'
import { withheldMedia } from '../../base/refused-pictures/tables.ts'
import type { Sql } from '../../base/sql.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { contentRemovals } from './tables.ts'

/** Removes pictures in batches, or brings them back. */
export const runRemoval = defineJob({
  name: 'run-removal',
  payload: z.strictObject({ removal_id: ActionId }),
  attempts: 10,
})

const undoDays = 7
const day = 86_400_000

/** The latest moment of removals that nobody can undo anymore. */
export const finalEdge = (now: Date): Date => new Date(now.getTime() - undoDays * day)

export type RemovalRow = typeof contentRemovals.$inferSelect

const removalOf = ({
  id,
  state,
  reason,
  pictures,
  pins,
  people,
  createdAt,
}: RemovalRow): HouseRemoval => ({
  id,
  state,
  reason,
  pictures,
  pins,
  people,
  at: createdAt.toISOString(),
  undo_until: new Date(createdAt.getTime() + undoDays * day).toISOString(),
})

/** Lists removals, newest first, below an id. */
export async function removalsBelow(
  db: Sql,
  page: { readonly before: string | undefined; readonly most: number },
): Promise<readonly HouseRemoval[]> {
  const rows = await db
    .select()
    .from(contentRemovals)
    .where(
      page.before === undefined
        ? undefined
        : lt(contentRemovals.id, z.parse(ActionId, page.before)),
    )
    .orderBy(desc(contentRemovals.id))
    .limit(page.most)
  return rows.map(removalOf)
}

/** Locks a removal until the transaction ends. */
export async function lockRemoval(tx: Tx, id: ActionId): Promise<RemovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(contentRemovals)
    .where(eq(contentRemovals.id, id))
    .for('update')
  return row
}

/** A removal that somebody wants. */
interface WantedRemoval {
  readonly mediaIds: readonly MediaId[]
  readonly reason: string
}

/**
 * Begins to remove pictures, and every other upload of the same files. From here on nobody can use them; a job
 * does the rest.
 */
export async function removePictures(
  ports: Ports,
  actor: Actor,
  { mediaIds, reason }: WantedRemoval,
): Promise<Answer<HouseRemoval>> {
  const { ids, keys, clock } = ports
  const id = ActionId.parse(ids.next())
  const made = await ports.db.transaction(async (tx) => {
    const files = tx
      .select({ sha: media.sha })
      .from(media)
      .where(inArray(media.id, [...mediaIds]))
    const found = await tx
      .select({ id: media.id })
      .from(media)
      .where(inArray(media.sha, files))
      .orderBy(media.id)
      .for('update')
    if (found.length === 0) return undefined
    const withheld = await tx
      .insert(withheldMedia)
      .values(found.map(({ id: mediaId }) => ({ mediaId, removalId: id, keptKey: keys.next() })))
      .onConflictDoNothing()
      .returning({ mediaId: withheldMedia.mediaId })
    if (withheld.length === 0) return undefined
    const [row] = await tx
      .insert(contentRemovals)
      .values({
        id,
        state: 'removing',
        reason,
        by: actor.by,
        actorId: actor.id,
        role: actor.role,
        pictures: withheld.length,
        createdAt: clock.now(),
      })
      .returning()
    await ports.jobs.enqueue(tx, runRemoval, { removal_id: id })
    await appendToLog(tx, ports, {
      actor,
      act: 'content.remove',
      object: id,
      reason,
      after: { pictures: withheld.map(({ mediaId }) => mediaId) },
    })
    return row
  })
  return made === undefined ? refused('not-found') : given(removalOf(made))
}

/** Begins to undo a removal, as long as its files are kept. */
export async function undoRemoval(
  ports: Ports,
  actor: Actor,
  { removalId, reason }: { readonly removalId: ActionId; readonly reason: string },
): Promise<Answer<HouseRemoval>> {
  return ports.db.transaction(async (tx) => {
    const row = await lockRemoval(tx, removalId)
    if (row === undefined) return refused('not-found')
    const isOpen = row.state === 'removing' || row.state === 'removed'
    if (!isOpen || row.createdAt <= finalEdge(ports.clock.now())) return refused('undo-gone')
    await setState(tx, removalId, 'undoing')
    await ports.jobs.enqueue(tx, runRemoval, { removal_id: removalId })
    await appendToLog(tx, ports, {
      actor,
      act: 'content.remove.undo',
      object: removalId,
      reason,
      before: { state: row.state },
      after: { state: 'undoing' },
    })
    return given(removalOf({ ...row, state: 'undoing' }))
  })
}

/** Changes the state of a locked removal. */
export async function setState(tx: Sql, id: ActionId, state: RemovalRow['state']): Promise<void> {
  await tx.update(contentRemovals).set({ state }).where(eq(contentRemovals.id, id))
}

/** Adds to the counts of a removal. */
export async function addToRemoval(
  tx: Sql,
  id: ActionId,
  by: { readonly pins: number; readonly people: number },
): Promise<void> {
  await tx
    .update(contentRemovals)
    .set({
      pins: sql`${contentRemovals.pins} + ${by.pins}`,
      people: sql`${contentRemovals.people} + ${by.people}`,
    })
    .where(and(eq(contentRemovals.id, id)))
}
