import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { narrower, sameThing, sameWord } from '../kinds/relations.ts'
import type { LookOfPin } from '../likeness/looks.ts'
import type { Subject } from '../likeness/subject.ts'
import { pinsWithWords, stemsOf } from './pins-with-words.ts'

/** Max names to look pins up by, and max pins found by them. */
const namesMax = 16
const saidMax = 300

/** Max other words for the things of some pins. */
const otherWordsMax = 12

/** Max names beside those of the pins themselves: what they are kinds of, and other kinds of it. */
const kindsMax = 12
const kindMax = 100

/** Max latest pins by one creator, and on one board. */
const besideMax = 60

/** Max pins found by the things that a board is for. */
const aimedMax = 100

type Named = Pick<LookOfPin, 'subject'>

/** The names of some pins, the most telling first. */
function namesOf(ones: readonly Named[]): readonly string[] {
  const weights = new Map<string, number>()
  for (const { subject } of ones)
    for (const [name, weight] of subject.named) weights.set(name, (weights.get(name) ?? 0) + weight)
  return [...weights]
    .toSorted(([one, weight], [other, its]) => its - weight || (one < other ? -1 : 1))
    .slice(0, namesMax)
    .map(([name]) => name)
}

/** Other words for the things of some pins, which others may be titled by. */
const otherWordsOf = (ones: readonly Named[]): readonly string[] =>
  ones
    .flatMap(({ subject: { head } }) => head?.name ?? [])
    .flatMap((name) => [...(sameThing.get(name) ?? []), ...(sameWord.get(name) ?? [])])
    .slice(0, otherWordsMax)

/** The wider kinds of the things of some pins, and the kinds of all these, nearest first. */
function kindsOf(ones: readonly Named[]): readonly string[] {
  const heads = ones.flatMap(({ subject }) => subject.head ?? [])
  const above = heads.flatMap(({ wider }) => wider.slice(0, 1))
  const below = heads.flatMap(({ name }) => [...(narrower.get(name) ?? [])])
  const beside = above.flatMap((name) => [...(narrower.get(name) ?? [])])
  return [...new Set([...below, ...above, ...beside])].slice(0, kindsMax)
}

/** Returns pins on the subjects of some pins by the index of words, then those of the kinds around them. */
export async function ideasOnTheirSubjects(
  db: Sql,
  ones: readonly LookOfPin[],
): Promise<readonly PinId[]> {
  const names = [...new Set([...namesOf(ones), ...otherWordsOf(ones)])]
  const said = await pinsNamed(db, names, saidMax)
  const around = await pinsNamed(db, kindsOf(ones), kindMax)
  return [...new Set([...said, ...around])]
}

/** Returns pins on some things by the index of words: by their names, other words for them, and their kinds. */
export async function ideasOnThings(
  db: Sql,
  things: readonly Subject[],
): Promise<readonly PinId[]> {
  const ones = things.map((subject) => ({ subject }))
  const kinds = things.flatMap(({ head }) => [...(narrower.get(head?.name ?? '') ?? [])])
  const names = new Set([...namesOf(ones), ...otherWordsOf(ones), ...kinds.slice(0, kindsMax)])
  return pinsNamed(db, [...names], aimedMax)
}

const pinsNamed = async (
  db: Sql,
  names: readonly string[],
  most: number,
): Promise<readonly PinId[]> =>
  names.length === 0 ? [] : pinsWithWords(db, stemsOf(names.join(' ')), most)

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
