import type { MediaId } from '@tessera/contracts/ids'
import type { Ids } from '@tessera/server/platform/ids/port'

/** The inputs of the rows beside the world itself. */
export interface Making {
  readonly ids: Ids
  readonly now: Date
  /** The hash of the password that all accounts share. */
  readonly passwordHash: string
  /** One for each person, in the world's order; null for initials. */
  readonly portraits: readonly (MediaId | null)[]
  /** One for each pin, in the world's order. */
  readonly pictures: readonly MediaId[]
}

/** A row as it is put into a table. */
export type RowOf<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** A day in milliseconds. */
export const day = 86_400_000

/** The number of days that the pins are spread over. */
export const worldDays = 120

/**
 * Returns a function that finds something by its name. An unknown name is a bug in the world, so it
 * throws.
 */
export function finder<Item>(items: Iterable<readonly [string, Item]>) {
  const byName = new Map(items)
  return (name: string): Item => {
    const found = byName.get(name)
    if (found === undefined) throw new Error(`The demo world has no '${name}'.`)
    return found
  }
}
