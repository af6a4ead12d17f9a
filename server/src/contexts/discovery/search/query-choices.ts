import type { PinId, UserId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { queryChoices } from './tables.ts'

/** The weight of an act on a result: a save means more than a look. */
const actWeights = { open: 1, save: 3 } as const

/** An act of a member on a result. */
export type ChoiceAct = keyof typeof actWeights

/** Members whose last search an instance remembers. */
const membersMost = 2_000
/** Results of one search that are remembered. */
const resultsMost = 100
/** Choices of one member that count in a day. */
const choicesMost = 200
/** A choice follows from a search for this long. */
const followsFor = 30 * 60_000

/** The last search of a member. */
interface Trail {
  readonly query: string
  readonly found: Set<PinId>
  readonly at: number
  readonly day: string
  /** The choices of this day, so that each counts once. */
  readonly counted: Set<string>
}

/** The weight that choices of one query add to a pin on a day. */
export interface Choice {
  readonly query: string
  readonly originId: PinId
  readonly day: string
  readonly weight: number
}

/** Remembers what members searched for last, in memory alone, to count what they choose of it. */
export interface ChoiceTrails {
  searched(by: UserId, found: { query: string; ids: readonly PinId[]; now: Date }): void
  /** Returns the choice that an act is; undefined for one that follows from no search. */
  chose(by: UserId, what: { originId: PinId; act: ChoiceAct; now: Date }): Choice | undefined
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Remembers the last searches of an instance's members. */
export function createChoiceTrails(): ChoiceTrails {
  const trails = new Map<UserId, Trail>()
  return {
    searched(by, { query, ids, now }) {
      const before = trails.get(by)
      const day = dayOf(now)
      const isSame = before?.query === query
      const found = new Set([...(isSame ? before.found : []), ...ids].slice(-resultsMost))
      const counted = before?.day === day ? before.counted : new Set<string>()
      // The map keeps its order: whoever searched longest ago is forgotten first.
      trails.delete(by)
      trails.set(by, { query, found, at: now.getTime(), day, counted })
      const [oldest] = trails.keys()
      if (trails.size > membersMost && oldest !== undefined) trails.delete(oldest)
    },
    chose(by, { originId, act, now }) {
      const trail = trails.get(by)
      if (trail === undefined || !trail.found.has(originId)) return undefined
      if (now.getTime() - trail.at > followsFor) return undefined
      const { query, counted } = trail
      const key = `${act} ${originId} ${query}`
      if (counted.has(key) || counted.size >= choicesMost) return undefined
      counted.add(key)
      return { query, originId, day: dayOf(now), weight: actWeights[act] }
    },
  }
}

/** Adds choices to their query, pin and day. */
export async function writeChoices(db: Sql, all: readonly Choice[]): Promise<void> {
  const column = <Value>(read: (choice: Choice) => Value) => sql.param(all.map(read))
  await db.execute(sql`
    insert into ${queryChoices} (query, origin_id, day, weight)
    select query, origin_id, day, sum(weight)
    from unnest(${column(({ query }) => query)}::text[],
      ${column(({ originId }) => originId)}::bigint[], ${column(({ day }) => day)}::date[],
      ${column(({ weight }) => weight)}::integer[]) made(query, origin_id, day, weight)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (query, origin_id, day) do update
      set weight = ${queryChoices.weight} + excluded.weight`)
}
