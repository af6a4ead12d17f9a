import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'

interface Emitted {
  readonly name: string
  readonly payload: unknown
}

/** Returns the boards whose lists every tab is told to fetch again. */
export function askedBoards(events: readonly Emitted[]): readonly unknown[] {
  const lists = events
    .filter(({ name }) => name === entitiesChanged.name)
    .flatMap(({ payload }) => z.parse(entitiesChanged.schema, payload).lists)
    .filter(({ ask }) => ask !== undefined)
  return [...new Set(lists.flatMap(({ input }) => input?.board_id ?? []))]
}
