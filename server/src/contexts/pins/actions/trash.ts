import type { TrashItem } from '@tessera/contracts/entities/action'
import type { ActionId, BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'
import { isEmptyQuery } from '../pins/look-up.ts'
import { pins } from '../pins/tables.ts'
import { isFoundInTrash } from './found-in-trash.ts'
import { undoEdge } from './rules.ts'
import { actionPins, actions } from './tables.ts'

const kinds = [
  'delete-pins',
  'delete-section',
  'delete-board',
  'merge-section',
  'merge-board',
] as const
const picturesMax = 4

const targetBoards = alias(boards, 'target_boards')
const targetSections = alias(sections, 'target_sections')

/** A deletion or merge joined with the names and pictures of what it removed. */
export interface TrashRow {
  readonly id: ActionId
  readonly kind: string
  readonly done: number
  readonly createdAt: Date
  readonly boardId: BoardId
  readonly boardName: string
  readonly boardPins: number
  readonly sectionTitle: string | null
  readonly intoBoard: string | null
  readonly intoSection: string | null
  /** The name of somebody else who deleted it. */
  readonly deletedBy: string | null
  readonly titles: readonly string[]
  readonly pictures: readonly string[]
}

/** The pins of a deletion: those it recorded, or those still on its deleted board. */
const taken = sql`(select ${pins.title} as title, ${media.key} as key
  from ${pins} join ${media} on ${media.id} = ${pins.mediaId}
  where case when ${actions.kind} = 'delete-board'
    then ${pins.boardId} = ${actions.boardId} and ${pins.deletedAt} is null
    else ${pins.id} in (select ${actionPins.pinId} from ${actionPins}
      where ${actionPins.actionId} = ${actions.id}) end
  limit ${picturesMax}) taken`

/** Matches a member's own actions, and deletions of many pins from their boards by others. */
const isTrashOf = (userId: UserId) =>
  or(
    eq(actions.userId, userId),
    and(
      eq(actions.kind, 'delete-pins'),
      gte(actions.total, limits.deletedPinsTold),
      sql`${actions.boardId} = any(array(select ${boards.id} from ${boards}
        where ${boards.ownerId} = ${userId}::bigint and ${boards.deletedAt} is null))`,
    ),
  )

/** True when a member may follow and undo an action. */
export async function isActionOf(db: Sql, id: ActionId, userId: UserId): Promise<boolean> {
  return (await db.$count(actions, and(eq(actions.id, id), isTrashOf(userId)))) > 0
}

/** Matches a member's deletions and merges that can still be undone. */
const liesInTrash = (userId: UserId, now: Date) =>
  and(
    isTrashOf(userId),
    inArray(actions.kind, [...kinds]),
    // A cancelled merge leaves its board or section in place, so there is nothing to restore.
    or(
      eq(actions.state, 'done'),
      and(eq(actions.state, 'cancelled'), sql`${actions.kind} like 'delete-%'`),
    ),
    gte(actions.createdAt, undoEdge(now)),
    eq(actions.inTrash, true),
    isNull(actions.emptiedAt),
  )

/**
 * Marks a member's trash, or the given part of it, as deleted for good, including what was
 * deleted earlier from a board that is now deleted for good. Returns how many actions that
 * is.
 */
export async function emptyTrashOf(
  tx: Sql,
  asked: { readonly userId: UserId; readonly only: readonly ActionId[] | undefined },
  now: Date,
): Promise<number> {
  const { userId, only } = asked
  const lies = liesInTrash(userId, now)
  const emptied = await tx
    .update(actions)
    .set({ emptiedAt: now })
    .where(and(lies, only === undefined ? undefined : inArray(actions.id, [...only])))
    .returning({ kind: actions.kind, boardId: actions.boardId })
  const gone = emptied.filter(({ kind }) => kind === 'delete-board').map(({ boardId }) => boardId)
  if (gone.length === 0) return emptied.length
  const within = await tx
    .update(actions)
    .set({ emptiedAt: now })
    .where(and(lies, inArray(actions.boardId, gone)))
    .returning({ id: actions.id })
  return emptied.length + within.length
}

/** Returns what a member deleted and can still restore, latest first. */
export async function deletedBy(
  db: Sql,
  asked: {
    readonly userId: UserId
    readonly now: Date
    readonly before: ActionId | undefined
    readonly most: number
    /** Words of the boards, sections or pins to find. */
    readonly query?: string | undefined
  },
): Promise<readonly TrashRow[]> {
  return db
    .select({
      id: actions.id,
      kind: actions.kind,
      done: actions.done,
      createdAt: actions.createdAt,
      boardId: boards.id,
      boardName: boards.name,
      boardPins: boards.pinCount,
      sectionTitle: sections.title,
      intoBoard: targetBoards.name,
      intoSection: targetSections.title,
      deletedBy: sql<string | null>`(select ${users.fullName} from ${users}
        where ${users.id} = ${actions.userId} and ${users.id} <> ${asked.userId}::bigint)`,
      titles: sql<readonly string[]>`(select coalesce(jsonb_agg(taken.title), '[]') from ${taken})`,
      pictures: sql<readonly string[]>`(select coalesce(jsonb_agg(taken.key), '[]') from ${taken})`,
    })
    .from(actions)
    .innerJoin(boards, eq(boards.id, actions.boardId))
    .leftJoin(sections, eq(sections.id, actions.sectionId))
    .leftJoin(
      targetBoards,
      and(eq(targetBoards.id, actions.targetBoardId), isNull(targetBoards.deletedAt)),
    )
    .leftJoin(
      targetSections,
      and(eq(targetSections.id, actions.targetSectionId), isNull(targetSections.deletedAt)),
    )
    .where(
      and(
        liesInTrash(asked.userId, asked.now),
        asked.before === undefined ? undefined : lt(actions.id, asked.before),
        asked.query === undefined || isEmptyQuery(asked.query)
          ? undefined
          : isFoundInTrash(asked.query, asked.userId),
      ),
    )
    .orderBy(desc(actions.id))
    .limit(asked.most)
}

const day = 86_400_000

/** Returns a deletion or merge as the trash shows it. */
export function trashItemOf(row: TrashRow): TrashItem {
  const kind = kinds.find((known) => known === row.kind) ?? 'delete-pins'
  const [title = ''] = row.titles
  const names = {
    'delete-board': row.boardName,
    'merge-board': row.boardName,
    'delete-section': row.sectionTitle ?? '',
    'merge-section': row.sectionTitle ?? '',
    'delete-pins': row.done === 1 ? title : '',
  }
  const into = { 'merge-board': row.intoBoard, 'merge-section': row.intoSection }
  return {
    action_id: row.id,
    kind,
    name: names[kind],
    board_id: row.boardId,
    board_name: row.boardName,
    merged_into: kind === 'merge-board' || kind === 'merge-section' ? into[kind] : null,
    deleted_by: row.deletedBy,
    pin_count: kind === 'delete-board' ? row.boardPins : row.done,
    image_urls: row.pictures.map((key) => pictureUrl(key, '236x')),
    deleted_at: row.createdAt.toISOString(),
    gone_at: new Date(row.createdAt.getTime() + limits.trashDays * day).toISOString(),
  }
}
