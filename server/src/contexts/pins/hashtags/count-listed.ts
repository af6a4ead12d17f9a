import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { ideasWorded } from '../pins/events.ts'
import { isCounted } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { hashtagChanges, pinHashtags, unsweptPins } from './tables.ts'
import { tagsOf } from './tags-of.ts'

/** The title and description of a pin. */
export interface PinText {
  readonly pinId: PinId
  readonly title: string
  readonly description: string
}

/**
 * Indexes the hashtags of pins, and tells that they have other words. Call it for the first copy of an idea, public or not,
 * after its row was inserted, its text changed, or it became the first copy. It doesn't change
 * counts: call `uncountHashtags` before and `countPublicHashtags` after a text change, and `countPublicHashtags` after an
 * insert.
 */
export async function indexTexts(
  tx: Tx,
  { events }: Pick<Ports, 'events'>,
  texts: readonly PinText[],
): Promise<void> {
  const pinIds = texts.map(({ pinId }) => pinId)
  const tags = texts.flatMap(({ pinId, title, description }) =>
    tagsOf(`${title}\n${description}`).map((tag) => ({ ...tag, pinId })),
  )
  await tx
    .delete(pinHashtags)
    .where(sql`${pinHashtags.pinId} = any(${sql.param(pinIds)}::bigint[])`)
  if (tags.length > 0) await tx.insert(pinHashtags).values(tags)
  await events.tell(tx, ideasWorded, { pinIds })
}

/** Indexes the hashtags of one pin, and tells that it has other words. */
export const indexText = (tx: Tx, ports: Pick<Ports, 'events'>, text: PinText): Promise<void> =>
  indexTexts(tx, ports, [text])

/**
 * Counts pins that became public. Call it after the change, in its transaction, with a condition on
 * `pins` and `boards`; pins that aren't public are ignored.
 *
 *     await tx.update(boards).set({ privacy: 'public' }).where(eq(boards.id, id))
 *     await countPublicHashtags(tx, eq(boards.id, id))
 *
 * Only adds rows, so it never waits for a lock, and the order of calls doesn't matter.
 */
export async function countPublicHashtags(tx: Sql, condition: SQL): Promise<void> {
  await changeCounts(tx, condition, 1)
}

/**
 * Subtracts pins that are about to stop being public. Call it before the change, in its
 * transaction; otherwise like `countPublicHashtags`.
 */
export async function uncountHashtags(tx: Sql, condition: SQL): Promise<void> {
  await changeCounts(tx, condition, -1)
}

/** Changes an account, whose pins hashtags stop counting or count again with it. */
export async function countedBeside(
  tx: Tx,
  pinnerId: UserId,
  change: () => Promise<unknown>,
): Promise<void> {
  await uncountHashtags(tx, eq(pins.pinnerId, pinnerId))
  await change()
  await countPublicHashtags(tx, eq(pins.pinnerId, pinnerId))
}

async function changeCounts(tx: Sql, condition: SQL, sign: 1 | -1): Promise<void> {
  const seen = sql`${pins} join ${boards} on ${boards.id} = ${pins.boardId}`
  const which = and(condition, isCounted)
  await tx.execute(sql`
    insert into ${hashtagChanges} (tag, display, change)
    select ${pinHashtags.tag}, max(${pinHashtags.display} collate "C"), count(*)::int * ${sign}::int
    from ${seen} join ${pinHashtags} on ${pinHashtags.pinId} = ${pins.id}
    where ${which} group by ${pinHashtags.tag}`)
  await tx.execute(sql`
    insert into ${unsweptPins} (pin_id) select ${pins.id} from ${seen} where ${which}
    order by ${pins.id} on conflict do nothing`)
}
