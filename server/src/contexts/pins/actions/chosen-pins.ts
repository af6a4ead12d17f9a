import type { ActionId, BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { and, asc, eq, gt, isNull, ne, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { amongPins, type MovedPin, movedPinColumns } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'

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

/** Returns those of these pins that are live and on a locked board, oldest place first. */
export const pinsNamed = (
  tx: Sql,
  where: Within,
  ids: readonly PinId[],
): Promise<readonly MovedPin[]> =>
  tx
    .select(movedPinColumns)
    .from(pins)
    .where(and(within(where), amongPins(ids)))
    .orderBy(asc(pins.place), asc(pins.id))

/**
 * A select-all: all pins that were there at its start, except a few. The action's id is above
 * all places given before it and below those it gives itself.
 */
export interface AllBut extends Within {
  readonly actionId: ActionId
  readonly exceptions: readonly string[]
  /** Only pins of others than this member. */
  readonly notOf?: UserId
}

const allBut = ({ actionId, exceptions, notOf, ...where }: AllBut) =>
  and(
    within(where),
    sql`${pins.place} < ${actionId}::bigint`,
    notOf === undefined ? undefined : ne(pins.pinnerId, notOf),
    exceptions.length === 0
      ? undefined
      : sql`${pins.id} <> all(${sql.param([...exceptions])}::bigint[])`,
  )

/** Counts the pins of a select-all. */
export const countAllBut = (tx: Sql, which: AllBut): Promise<number> =>
  tx.$count(pins, allBut(which))

/**
 * Returns the next pins of a select-all, oldest place first. The next page starts after a place, so
 * pins that share one are on one page.
 */
export async function pinsAllBut(
  tx: Sql,
  which: AllBut,
  page: { readonly after: PinId | null; readonly most: number },
): Promise<readonly MovedPin[]> {
  const rows = await tx
    .select(movedPinColumns)
    .from(pins)
    .where(and(allBut(which), page.after === null ? undefined : gt(pins.place, page.after)))
    .orderBy(asc(pins.place), asc(pins.id))
    .limit(page.most + 1)
  const next = rows[page.most]
  return next === undefined ? rows : rows.filter(({ place }) => place !== next.place)
}
