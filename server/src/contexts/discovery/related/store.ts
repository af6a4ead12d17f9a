import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, eq, isNull, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, isVisibleTo, pinnerIsPresent, pins } from '../../pins/index.ts'
import { withPiece } from '../promoted/with-piece.ts'
import type { Looked } from './related-list.ts'

const looked = (
  db: Sql,
  viewerId: QueryValue<UserId> | null,
  facts: SQL<string | null> = sql<string | null>`null`,
) =>
  db
    .select({
      id: pins.id,
      originId: pins.originId,
      stems: sql`array_to_string(tsvector_to_array(${pins.words}), ' ')`.mapWith(String),
      facts,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        eq(pins.id, sql.placeholder('id')),
        isNull(pins.deletedAt),
        pinnerIsPresent,
        isVisibleTo(viewerId),
      ),
    )

const forMember = withPiece((facts: SQL<string | null>) =>
  hotQuery('related_looked_member', (db) => looked(db, sql.placeholder('viewerId'), facts)),
)
const forVisitor = hotQuery('related_looked_visitor', (db) => looked(db, null))

/** The pin to find related ones for, with what pins are promoted by beside it. */
export interface LookedPin extends Looked {
  readonly stems: string
  /** Of the member; null when they aren't read. */
  readonly facts: string | null
}

/** Loads the pin to find related ones for, if the viewer may see it. */
export async function findLooked(
  { db, promoter }: Pick<Ports, 'db' | 'promoter'>,
  id: PinId,
  viewer: { readonly viewerId: UserId | null; readonly factsOn: string | null },
): Promise<LookedPin | undefined> {
  const [row] =
    viewer.viewerId === null
      ? await forVisitor(db, { id })
      : await forMember(promoter.memberFacts)(db, { id, ...viewer })
  return row
}
