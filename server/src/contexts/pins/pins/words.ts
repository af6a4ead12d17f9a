import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { indexText } from '../hashtags/count-listed.ts'
import { pins } from './tables.ts'
import { countPublicPins, uncountPins } from './visibility.ts'

/** The words of an idea, duplicated in all its pins so that lists and searches read one row. */
export interface IdeaWords {
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly altText: string
}

/** A pin through which its creator changes the words of an idea. */
export interface ChangedPin {
  readonly originId: PinId
  readonly creatorId: UserId
  /** True for a public board; changes on other boards stay private. */
  readonly isPublic: boolean
}

/** Matches the creator's own pins that aren't public. */
const isUnseenOwn = (creatorId: UserId) => sql`${pins.pinnerId} = ${creatorId}::bigint
  and (${pins.deletedAt} is not null or exists (select from ${boards}
    where ${boards.id} = ${pins.boardId}
      and (${boards.privacy} <> 'public' or ${boards.deletedAt} is not null)))`

/**
 * Locks an idea's original, waiting for other changes of its words and for those who are saving it: they
 * share the lock that `tessera_latest_words` takes, and those who come now wait.
 */
const lockedOrigin = hotQuery('hold_origin', (db) =>
  db
    .select({ id: pins.id, locked: sql`pg_advisory_xact_lock(${pins.id})` })
    .from(pins)
    .where(eq(pins.id, sql.placeholder('originId')))
    .for('no key update'),
)

/** Keeps the words of an idea from changing until the transaction ends. */
const lockWords = (tx: Sql, originId: PinId) => lockedOrigin(tx, { originId })

/** Locks the ideas of several pins, in the order of their ids. */
export async function lockIdeas(
  tx: Sql,
  held: readonly { readonly originId: PinId }[],
): Promise<void> {
  const ids = sql.param(held.map(({ originId }) => originId))
  await tx
    .select({ id: pins.id })
    .from(pins)
    .where(sql`${pins.id} = any(${ids}::bigint[])`)
    .orderBy(pins.id)
    .for('no key update')
}

/**
 * Changes the words of an idea on all its pins. Through a pin on a board that isn't public, it
 * changes only the creator's own private pins; copies follow when one of those becomes public
 * (`countPublicPins`).
 */
export async function changeWords(
  tx: Tx,
  ports: Pick<Ports, 'events'>,
  pin: ChangedPin,
  words: IdeaWords,
): Promise<void> {
  const { originId, creatorId, isPublic } = pin
  const isOrigin = eq(pins.id, originId)
  await lockWords(tx, originId)
  await uncountPins(tx, isOrigin)
  const scope: SQL | undefined = isPublic ? undefined : isUnseenOwn(creatorId)
  await tx
    .update(pins)
    .set(words)
    .where(and(eq(pins.originId, originId), scope))
  const [origin] = await tx
    .select({ pinId: pins.id, title: pins.title, description: pins.description })
    .from(pins)
    .where(isOrigin)
  if (origin !== undefined) await indexText(tx, ports, origin)
  await countPublicPins(tx, isOrigin)
}
