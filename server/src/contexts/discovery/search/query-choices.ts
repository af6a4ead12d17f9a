import type { PinId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../platform/database/sql.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import type { Sql } from '../../base/sql.ts'
import { stableHash } from '../../base/stable-hash.ts'
import { queryChoices } from './tables.ts'

/** The weight of an act on a result: a save means more than a look. */
const actWeights = { open: 1, save: 3 } as const

/** An act of a member on a result. */
export type ChoiceAct = keyof typeof actWeights

/** Members whose choices of a day an instance remembers. */
const membersMost = 2_000
/** Results of one search that are remembered. */
const resultsMost = 100
/** Choices of one member that count in a day. */
const choicesMost = 200
/** A choice follows from a search for this long. */
export const followsForSeconds = 30 * 60

/** The weight that choices of one query add to a pin on a day. */
export interface Choice {
  readonly query: string
  readonly originId: PinId
  readonly day: string
  readonly weight: number
}

/** A member's last search, as their browser keeps it. */
interface Trail {
  readonly query: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** The marks of its results, one after the other. */
  readonly found: string
}

const Written = z.tuple([z.string(), z.int(), z.string()])

const markLetters = 3

/** Returns a short name of a pin; one in 46,656 other pins has the same. */
const markOf = (id: PinId): string =>
  (stableHash(id) % 36 ** markLetters).toString(36).padStart(markLetters, '0')

const marksIn = (found: string): readonly string[] =>
  Array.from({ length: found.length / markLetters }, (_, at) =>
    found.slice(at * markLetters, (at + 1) * markLetters),
  )

const purposeOf = (by: UserId): string => `last search of ${by}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Seals what a member searched for last, for their browser to keep: any instance then counts what they
 * choose of it, and nobody can name a search that they did not make.
 */
export interface ChoiceTrails {
  /** Returns the sealed trail of a search, which goes on from the one before when it is another page of it. */
  searched(
    by: UserId,
    found: { readonly query: string; readonly ids: readonly PinId[]; readonly now: Date },
    before: string | null,
  ): string
  /** Returns the choice that an act is; undefined for one that follows from no search. */
  chose(
    by: UserId,
    what: { readonly originId: PinId; readonly act: ChoiceAct; readonly now: Date },
    trail: string | null,
  ): Choice | undefined
}

/** The choices of a member on a day, so that each counts once. */
interface Counted {
  readonly day: string
  readonly keys: Set<string>
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Follows members from their searches to what they choose. */
export function createChoiceTrails(secrets: Pick<Secrets, 'seal' | 'open'>): ChoiceTrails {
  const members = new Map<UserId, Counted>()

  function countedOf(by: UserId, day: string): Counted {
    const before = members.get(by)
    const counted = before?.day === day ? before : { day, keys: new Set<string>() }
    // The map keeps its order: whoever chose longest ago is forgotten first.
    members.delete(by)
    members.set(by, counted)
    const [oldest] = members.keys()
    if (members.size > membersMost && oldest !== undefined) members.delete(oldest)
    return counted
  }

  function opened(by: UserId, sealed: string | null): Trail | undefined {
    const text = sealed === null ? undefined : secrets.open(purposeOf(by), sealed)
    const written = text === undefined ? undefined : z.safeParse(Written, parsed(text))
    if (written?.success !== true) return undefined
    const [query, at, found] = written.data
    return { query, at, found }
  }

  return {
    searched(by, { query, ids, now }, before) {
      const trail = opened(by, before)
      const earlier = trail?.query === query ? marksIn(trail.found) : []
      const found = [...new Set([...earlier, ...ids.map(markOf)])].slice(-resultsMost).join('')
      return secrets.seal(purposeOf(by), JSON.stringify([query, now.getTime(), found]))
    },
    chose(by, { originId, act, now }, sealed) {
      const trail = opened(by, sealed)
      if (trail === undefined || !marksIn(trail.found).includes(markOf(originId))) return undefined
      if (now.getTime() - trail.at > followsForSeconds * 1_000) return undefined
      const { query } = trail
      const day = dayOf(now)
      const { keys } = countedOf(by, day)
      const key = `${act} ${originId} ${query}`
      if (keys.has(key) || keys.size >= choicesMost) return undefined
      keys.add(key)
      return { query, originId, day, weight: actWeights[act] }
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
