import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import type { PinRow } from '../../pins/index.ts'
import { candidatesInSight } from '../feed/candidates.ts'
import { relatedListName } from '../feed/list-names.ts'
import { pinsWithWords } from '../feed/pins-with-words.ts'
import { currentList, type StoredList } from '../feed/stored-lists.ts'
import { chanceOf } from '../walk/chance.ts'
import { edgesNear } from '../walk/neighbourhood.ts'
import { walk } from '../walk/walk.ts'

/** A list is reused for an hour. */
const currentMilliseconds = 3_600_000

const listMax = 120

/** With fewer related pins than this from boards, pins with similar words fill up. */
const enough = 60

/** Look far around the pin itself, and a little around the nearest ones found. */
const nearby = { boards: 20, beside: 15 }
const further = { boards: 5, beside: 6 }
const furtherFrom = 20

/** The pin that a list is made for. */
export type Looked = Pick<PinRow, 'id' | 'originId'> & {
  readonly boardId: PinRow['board']['id']
  readonly pinnerId: PinRow['pinner']['id']
}

/**
 * Returns the list of pins related to a pin, best first; it's the same for everybody within an
 * hour.
 */
export const relatedList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  looked: Looked,
): Promise<StoredList> =>
  currentList(ports, {
    name: relatedListName(looked.id),
    milliseconds: currentMilliseconds,
    make: () => {
      const day = ports.clock.now().toISOString().slice(0, 10)
      return relatedTo(ports.db, looked, `${looked.originId} ${day}`)
    },
  })

async function relatedTo(db: Sql, looked: Looked, seed: string): Promise<readonly PinId[]> {
  const kept = await inSight(db, await keptTogether(db, looked.originId, seed))
  if (kept.length >= enough) return kept.slice(0, listMax)
  const said = await inSight(db, await saidAlike(db, looked.id))
  const others = await inSight(db, await othersOf(db, looked))
  const all = new Set([...kept, ...said, ...others])
  all.delete(looked.originId)
  return [...all].slice(0, listMax)
}

/**
 * Returns the ideas that people save together with this one: from its boards, and from the boards
 * of those found first.
 */
async function keptTogether(db: Sql, originId: PinId, seed: string): Promise<readonly PinId[]> {
  const chance = chanceOf(seed)()
  const edges = await edgesNear(db, [originId], nearby, chance)
  const found = walk(edges, [originId], seed).slice(0, furtherFrom)
  const beyond = await edgesNear(db, found, further, chance)
  return walk([...edges, ...beyond], [originId], seed)
}

/** Max words of a pin to search for. */
const wordsMax = 10

function saidAlike(db: Sql, id: PinId): Promise<readonly PinId[]> {
  const words = sql`
    select word from (
      select unnest(tsvector_to_array(words)) as word from pins where id = ${id}::bigint) own
    order by length(word) desc, word limit ${wordsMax}`
  return pinsWithWords(db, words, listMax)
}

/** Returns other pins by its creator and on its board. */
async function othersOf(db: Sql, { boardId, pinnerId }: Looked): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id, 0 as after from pins
      where pinner_id = ${pinnerId}::bigint and listed and deleted_at is null
      order by id desc limit ${enough})
    union all
    (select pins.origin_id, 1 from pins join boards on boards.id = pins.board_id
      where pins.board_id = ${boardId}::bigint and pins.deleted_at is null
        and boards.privacy = 'public' and boards.deleted_at is null
      order by pins.place desc limit ${enough})
    order by after`)
  return rows.map(({ id }) => PinId.parse(id))
}

const inSight = async (db: Sql, ids: readonly PinId[]): Promise<readonly PinId[]> =>
  (await candidatesInSight(db, ids.slice(0, listMax * 2))).map(({ id }) => id)
