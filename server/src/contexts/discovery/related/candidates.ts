import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pinsWithWords, stemsOf } from '../feed/pins-with-words.ts'
import { narrower } from '../kinds/relations.ts'
import type { LookOfPin } from '../likeness/looks.ts'

/** Max names to look pins up by, and max pins found by them. */
const namesMax = 16
const saidMax = 300

/** Max names beside those of the pins themselves: what they are kinds of, and other kinds of it. */
const kindsMax = 12
/** Fewer pins than this say too little by the names alone. */
const enough = 40

/** Max latest pins by one creator, and on one board. */
const besideMax = 60

/** The names of some pins, the most telling first. */
function namesOf(ones: readonly LookOfPin[]): readonly string[] {
  const weights = new Map<string, number>()
  for (const { subject } of ones)
    for (const [name, weight] of subject.named)
      weights.set(name, (weights.get(name) ?? 0) + weight)
  return [...weights]
    .toSorted(([one, weight], [other, its]) => its - weight || (one < other ? -1 : 1))
    .slice(0, namesMax)
    .map(([name]) => name)
}

/** What the things of some pins are kinds of, and the kinds of all these, nearest first. */
function kindsOf(ones: readonly LookOfPin[]): readonly string[] {
  const heads = ones.flatMap(({ subject }) => subject.head ?? [])
  const above = heads.flatMap(({ wider }) => wider.slice(0, 1))
  const below = heads.flatMap(({ name }) => [...(narrower.get(name) ?? [])])
  const beside = above.flatMap((name) => [...(narrower.get(name) ?? [])])
  return [...new Set([...below, ...above, ...beside])].slice(0, kindsMax)
}

/**
 * Returns pins on the subjects of some pins, by the index of words; where that finds few, those of the
 * kinds around them too.
 */
export async function ideasOnTheirSubjects(
  db: Sql,
  ones: readonly LookOfPin[],
): Promise<readonly PinId[]> {
  const names = namesOf(ones)
  const found = names.length === 0 ? [] : await pinsNamed(db, names)
  const kinds = kindsOf(ones)
  if (found.length >= enough || kinds.length === 0) return found
  return [...new Set([...found, ...(await pinsNamed(db, kinds))])]
}

const pinsNamed = (db: Sql, names: readonly string[]): Promise<readonly PinId[]> =>
  pinsWithWords(db, stemsOf(names.join(' ')), saidMax)

/** Returns other public pins by the creators of some pins, and on their boards. */
export async function ideasOnTheirBoards(
  db: Sql,
  ones: readonly LookOfPin[],
): Promise<readonly PinId[]> {
  if (ones.length === 0) return []
  const each = (ids: readonly string[]) => sql`${sql.param([...new Set(ids)])}::bigint[]`
  const { rows } = await db.execute<{ id: string }>(sql`
    (select made.id, 0 as after from unnest(${each(ones.map(({ creatorId }) => creatorId))}) creator(id)
      cross join lateral (select id from pins
        where pinner_id = creator.id and listed and deleted_at is null
        order by id desc limit ${besideMax}) made)
    union all
    (select kept.origin_id, 1 from unnest(${each(ones.map(({ boardId }) => boardId))}) board(id)
      join boards on boards.id = board.id and boards.privacy = 'public' and boards.deleted_at is null
      cross join lateral (select origin_id from pins
        where board_id = board.id and deleted_at is null
        order by place desc limit ${besideMax}) kept)
    order by after`)
  return rows.map(({ id }) => PinId.parse(id))
}
