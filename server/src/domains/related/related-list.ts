import { PinId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import type { Ports } from '../../ports.ts'
import { pinsWithAny } from '../feed/alike.ts'
import { candidatesInSight } from '../feed/candidates.ts'
import { currentList, type KeptList } from '../feed/kept-lists.ts'
import { relatedListName } from '../feed/list-names.ts'
import type { PinRow } from '../pins/rules.ts'
import type { Sql } from '../sql.ts'
import { chanceOf } from './chance.ts'
import { edgesNear } from './neighbourhood.ts'
import { walk } from './walk.ts'

/** For how long what people keep together is not looked at again. */
const currentMilliseconds = 3_600_000

const listMax = 120

/** With fewer than this from boards, words help out. */
const enough = 60

/** Around the pin itself far, around those found nearest a little. */
const nearby = { boards: 20, beside: 15 }
const further = { boards: 5, beside: 6 }
const furtherFrom = 20

/** What the list is made from: the copy that somebody looks at. */
export type Looked = Pick<PinRow, 'id' | 'originId'> & {
  readonly boardId: PinRow['board']['id']
  readonly pinnerId: PinRow['pinner']['id']
}

/** The list of what is like a pin, the likest first; the same for everybody who asks within the hour. */
export const relatedList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  looked: Looked,
): Promise<KeptList> =>
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

/** What people keep together with an idea: from its boards, and from those of what is found there. */
async function keptTogether(db: Sql, originId: PinId, seed: string): Promise<readonly PinId[]> {
  const chance = chanceOf(seed)()
  const edges = await edgesNear(db, [originId], nearby, chance)
  const found = walk(edges, [originId], seed).slice(0, furtherFrom)
  const beyond = await edgesNear(db, found, further, chance)
  return walk([...edges, ...beyond], [originId], seed)
}

/** How many of a pin's words are looked for. */
const wordsMax = 10

function saidAlike(db: Sql, id: PinId): Promise<readonly PinId[]> {
  const words = sql`
    select word from (
      select unnest(tsvector_to_array(words)) as word from pins where id = ${id}::bigint) own
    order by length(word) desc, word limit ${wordsMax}`
  return pinsWithAny(db, words, listMax)
}

/** What else its creator made, and what else is on its board. */
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
