import { BoardId, type UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { freeName } from './rules.ts'
import { addBoard, lockBoardNames } from './store.ts'
import { boards } from './tables.ts'

const words = defineTexts({ saved: 'Saved' })

async function findQuickBoard(db: Sql, ownerId: UserId): Promise<BoardId | undefined> {
  const [row] = await db
    .select({ id: boards.id })
    .from(boards)
    .where(
      and(
        eq(boards.ownerId, ownerId),
        eq(boards.layout, 'quick_create'),
        isNull(boards.deletedAt),
        isNull(boards.archivedAt),
      ),
    )
    .orderBy(asc(boards.id))
    .limit(1)
  return row?.id
}

/**
 * Returns the board that a member's saves without a board go to. It is a secret board, which the first
 * such save creates, with a name in the member's language. Undefined when they can have no more boards.
 */
export async function quickBoardOf(
  tx: Tx,
  { ids, clock, events }: Pick<Ports, 'ids' | 'clock' | 'events'>,
  { ownerId, language }: { readonly ownerId: UserId; readonly language: Language },
): Promise<BoardId | undefined> {
  const there = await findQuickBoard(tx, ownerId)
  if (there !== undefined) return there
  // Two first saves at once: the second waits here, and finds the board of the first.
  const names = await lockBoardNames(tx, ownerId)
  const since = await findQuickBoard(tx, ownerId)
  if (since !== undefined) return since
  const id = BoardId.parse(ids.next())
  const fault = await addBoard(
    tx,
    { events },
    {
      id,
      ownerId,
      advertiserId: null,
      name: freeName(words(language).saved(), new Set(names.map(({ nameKey }) => nameKey))),
      description: '',
      privacy: 'secret',
      layout: 'quick_create',
      now: clock.now(),
    },
  )
  return fault === undefined ? id : undefined
}
