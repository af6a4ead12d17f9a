import type { ActionId, BoardId, PinId, SectionId } from '@tessera/contracts/ids'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { amongPins, type HeldPin } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** The columns of a pin that moving it needs. */
export const heldPin = {
  id: pins.id,
  originId: pins.originId,
  boardId: pins.boardId,
  sectionId: pins.sectionId,
  place: pins.place,
  pinnerId: pins.pinnerId,
}

interface Within {
  readonly boardId: BoardId
  readonly sectionId: SectionId | null
}

const within = ({ boardId, sectionId }: Within) =>
  and(
    eq(pins.boardId, boardId),
    sectionId === null ? undefined : eq(pins.sectionId, sectionId),
    isNull(pins.deletedAt),
  )

/** The live pins of these that are on a held board, the earliest first. */
export const pinsNamed = (
  tx: Sql,
  where: Within,
  ids: readonly PinId[],
): Promise<readonly HeldPin[]> =>
  tx
    .select(heldPin)
    .from(pins)
    .where(and(within(where), amongPins(ids)))
    .orderBy(asc(pins.place))

/**
 * What a select-all takes: whatever was there when it began, but for a few. Its id is a place above
 * all that were given before it, and those that it gives are above its id.
 */
export interface AllBut extends Within {
  readonly actionId: ActionId
  readonly exceptions: readonly string[]
}

const allBut = ({ actionId, exceptions, ...where }: AllBut) =>
  and(
    within(where),
    sql`${pins.place} < ${actionId}::bigint`,
    exceptions.length === 0
      ? undefined
      : sql`${pins.id} <> all(${sql.param([...exceptions])}::bigint[])`,
  )

/** How many pins a select-all takes. */
export const countAllBut = (tx: Sql, which: AllBut): Promise<number> =>
  tx.$count(pins, allBut(which))

/** The next pins of a select-all, the earliest first. */
export const pinsAllBut = (
  tx: Sql,
  which: AllBut,
  page: { readonly after: PinId | null; readonly most: number },
): Promise<readonly HeldPin[]> =>
  tx
    .select(heldPin)
    .from(pins)
    .where(and(allBut(which), page.after === null ? undefined : gt(pins.place, page.after)))
    .orderBy(asc(pins.place))
    .limit(page.most)
