import { type BoardId, PinId, type UserId } from '@tessera/contracts/ids'
import { getTableColumns, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ids } from '../../../platform/ids/port.ts'
import type { Sql } from '../../base/sql.ts'
import { narrowNotes } from '../pins/notes.ts'
import { amongPins, countAdded, type MovedPin } from '../pins/relocate.ts'
import { pins } from '../pins/tables.ts'
import { lockIdeas } from '../pins/words.ts'
import type { Landing } from './landing-sections.ts'
import { recordPins } from './record-pins.ts'
import type { ActionRow } from './rules.ts'

/** Ids and time for running one chunk of an action. */
export interface Doing {
  readonly ids: Ids
  readonly now: Date
}

/** Pins to copy, and whose copies they are on which board. */
export interface Copying {
  readonly pins: readonly MovedPin[]
  readonly boardId: BoardId
  readonly pinnerId: UserId
  readonly landing: Landing
  readonly change: 'copied' | 'kept'
}

/** Returns places above all others, in the pins' order. */
export const topPlaces = (ids: Ids, number: number): readonly PinId[] =>
  Array.from({ length: number }, () => PinId.parse(ids.next()))

/** Copies pins to a locked board that has none of their ideas. */
export async function copyPinsTo(
  tx: Sql,
  action: ActionRow,
  { pins: sources, boardId, pinnerId, landing, change }: Copying,
  { ids, now }: Doing,
): Promise<void> {
  if (sources.length === 0) return
  await lockIdeas(tx, sources)
  const places = topPlaces(ids, sources.length)
  const made = sources.map((pin, index) => {
    const id = places[index] ?? pin.place
    const where = { boardId, sectionId: landing(pin.sectionId), place: id }
    return { ...pin, ...where, id, pinnerId, copyOf: pin.id }
  })
  const column = <Value>(of: (one: (typeof made)[number]) => Value) => sql.param(made.map(of))
  const columns = copiedColumns({ boardId, pinnerId, now })
  const names = columns.map(([name]) => sql.identifier(name))
  await tx.execute(sql`
    insert into ${pins} (${sql.join(names, sql`, `)})
    select ${sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    )}
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ copyOf }) => copyOf)}::bigint[],
      ${column(({ sectionId }) => sectionId)}::bigint[]) copied(id, copy_of, section_id)
    join ${pins} seen on seen.id = copied.copy_of`)
  await narrowNotes(tx, amongPins(made.map(({ id }) => id)))
  await recordPins(tx, action, made, change)
  await countAdded(tx, made)
}

/** Returns the columns of a copy with their values: those of the copied pin, but for its own. */
function copiedColumns(copy: Pick<Copying, 'boardId' | 'pinnerId'> & Pick<Doing, 'now'>) {
  const own = (value: SQL, other: SQL) =>
    sql`case when seen.pinner_id = ${copy.pinnerId}::bigint then ${value} else ${other} end`
  const values: Readonly<Record<string, SQL>> = {
    id: sql`copied.id`,
    board_id: sql`${copy.boardId}::bigint`,
    section_id: sql`copied.section_id`,
    pinner_id: sql`${copy.pinnerId}::bigint`,
    creator_id: sql`case when seen.id = seen.origin_id then seen.pinner_id else seen.creator_id end`,
    note: own(sql`seen.note`, sql`''`),
    note_for: own(sql`seen.note_for`, sql`'saver'`),
    via_pinner_id: sql`nullif(seen.via_pinner_id, ${copy.pinnerId}::bigint)`,
    advertiser_id: own(sql`seen.advertiser_id`, sql`null`),
    created_at: sql`${copy.now.toISOString()}::timestamptz`,
    deleted_at: sql`null`,
    deleted_by: sql`null`,
    place: sql`copied.id`,
    listed: sql`false`,
    save_count: sql`0`,
    rank: sql`0`,
  }
  return Object.values(getTableColumns(pins))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => [name, values[name] ?? sql`seen.${sql.identifier(name)}`] as const)
}
