import type { BoardId } from '@tessera/contracts/ids'
import { sql, type Table } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { placeBelow, placesBetween, reaches } from './places.ts'

/** Rows of a board that move before or after another one, as the board shows them. */
export interface Beside {
  readonly boardId: BoardId
  /** The rows in their new order. */
  readonly ids: readonly string[]
  readonly anchorId: string
  readonly side: 'before' | 'after'
  /** An id above all places of the board. */
  readonly top: string
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly place: string
}

const columns = sql`item.id::text as id, item.place::text as place`

const listOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::bigint[]`

/** Returns the other rows above or below the anchor, nearest first; those beside it include it. */
async function neighbors(
  tx: Sql,
  table: Table,
  { boardId, ids, side }: Beside,
  { anchor, reach }: { readonly anchor: Row; readonly reach: number },
) {
  const most = Number.isFinite(reach) ? reach + 1 : null
  const beyond = async (compared: string, order: string): Promise<readonly Row[]> => {
    const { rows } = await tx.execute<Row>(sql`select ${columns} from ${table} item
      where board_id = ${boardId}::bigint and deleted_at is null and item.id <> all(${listOf(ids)})
        and (item.place, item.id) ${sql.raw(compared)} (${anchor.place}::bigint, ${anchor.id}::bigint)
      order by ${sql.raw(order)} limit ${most}::bigint`)
    return rows
  }
  return {
    above: await beyond(side === 'after' ? '>=' : '>', 'item.place, item.id'),
    below: await beyond(side === 'after' ? '<' : '<=', 'item.place desc, item.id desc'),
  }
}

/**
 * Puts rows of a locked board before or after another one. Usually it writes only these rows; where
 * their new neighbors have no room between them, it moves the nearest ones apart. False when one of
 * the rows isn't on the board.
 */
export async function putBeside(tx: Sql, table: Table, asked: Beside): Promise<boolean> {
  const { boardId, ids, anchorId, top } = asked
  const { rows: found } = await tx.execute<Row>(sql`select ${columns} from ${table} item
    where board_id = ${boardId}::bigint and deleted_at is null and item.id = any(${listOf([...ids, anchorId])})`)
  const anchor = found.find(({ id }) => id === anchorId)
  if (anchor === undefined || found.length < new Set([...ids, anchorId]).size) return false
  for (const reach of reaches) {
    const { above, below } = await neighbors(tx, table, asked, { anchor, reach })
    const near = (rows: readonly Row[]) => rows.slice(0, reach).map(({ id }) => id)
    const moved = [...near(above).toReversed(), ...ids, ...near(below)]
    const [over, under] = [above[reach], below[reach]]
    const upper = BigInt(over?.place ?? top)
    const last = BigInt(below.at(-1)?.place ?? anchor.place)
    const lower = under === undefined ? placeBelow(last, moved.length) : BigInt(under.place)
    const places = placesBetween({ upper, lower }, moved.length, reach)
    if (places === null) continue
    await tx.execute(sql`update ${table} set place = put.place
      from unnest(${listOf(moved)}, ${listOf(places.map(String))}) put(id, place)
      where ${table}.id = put.id`)
    return true
  }
  throw new Error(`Board ${boardId} has no room for an order.`)
}
