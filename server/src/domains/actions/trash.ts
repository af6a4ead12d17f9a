import type { TrashItem } from '@tessera/contracts/entities/action'
import type { ActionId, BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { boards, sections } from '../boards/tables.ts'
import { pictureUrl } from '../media/rules.ts'
import { media } from '../media/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { undoEdge } from './rules.ts'
import { actionPins, actions } from './tables.ts'

const deletions = ['delete-pins', 'delete-section', 'delete-board'] as const
const picturesMax = 4

/** A deletion as its table and those of what it took hold it. */
export interface TrashRow {
  readonly id: ActionId
  readonly kind: string
  readonly done: number
  readonly createdAt: Date
  readonly boardId: BoardId
  readonly boardName: string
  readonly boardPins: number
  readonly sectionTitle: string | null
  readonly titles: readonly string[]
  readonly pictures: readonly string[]
}

/** What a deletion took: the pins it noted, or those that its board still has. */
const taken = sql`(select ${pins.title} as title, ${media.key} as key
  from ${pins} join ${media} on ${media.id} = ${pins.mediaId}
  where case when ${actions.kind} = 'delete-board'
    then ${pins.boardId} = ${actions.boardId} and ${pins.deletedAt} is null
    else ${pins.id} in (select ${actionPins.pinId} from ${actionPins}
      where ${actionPins.actionId} = ${actions.id}) end
  limit ${picturesMax}) taken`

/** What somebody deleted and can still bring back, the latest first. */
export async function deletedBy(
  db: Sql,
  asked: {
    readonly userId: UserId
    readonly now: Date
    readonly before: ActionId | undefined
    readonly most: number
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
      titles: sql<readonly string[]>`(select coalesce(jsonb_agg(taken.title), '[]') from ${taken})`,
      pictures: sql<readonly string[]>`(select coalesce(jsonb_agg(taken.key), '[]') from ${taken})`,
    })
    .from(actions)
    .innerJoin(boards, eq(boards.id, actions.boardId))
    .leftJoin(sections, eq(sections.id, actions.sectionId))
    .where(
      and(
        eq(actions.userId, asked.userId),
        inArray(actions.kind, [...deletions]),
        or(eq(actions.state, 'done'), eq(actions.state, 'cancelled')),
        gte(actions.createdAt, undoEdge(asked.now)),
        asked.before === undefined ? undefined : lt(actions.id, asked.before),
      ),
    )
    .orderBy(desc(actions.id))
    .limit(asked.most)
}

const day = 86_400_000

/** A deletion as the trash shows it. */
export function trashItemOf(row: TrashRow): TrashItem {
  const kind = deletions.find((known) => known === row.kind) ?? 'delete-pins'
  const [title = ''] = row.titles
  const names = {
    'delete-board': row.boardName,
    'delete-section': row.sectionTitle ?? '',
    'delete-pins': row.done === 1 ? title : '',
  }
  return {
    action_id: row.id,
    kind,
    name: names[kind],
    board_id: row.boardId,
    board_name: row.boardName,
    pin_count: kind === 'delete-board' ? row.boardPins : row.done,
    image_urls: row.pictures.map((key) => pictureUrl(key, '236x')),
    deleted_at: row.createdAt.toISOString(),
    gone_at: new Date(row.createdAt.getTime() + limits.trashDays * day).toISOString(),
  }
}
