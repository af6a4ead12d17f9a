import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull } from '../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import type { Looked } from './related-list.ts'

/** Loads the pin to find related ones for, if the viewer may see it. */
export async function findLooked(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<Looked | undefined> {
  const [row] = await db
    .select({
      id: pins.id,
      originId: pins.originId,
      boardId: pins.boardId,
      pinnerId: pins.pinnerId,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(and(eq(pins.id, id), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)))
  return row
}
