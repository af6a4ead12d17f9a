import { z } from '@tessera/contracts/schema'
import { entityTypes } from '../entities/entity-types.ts'

const Type = z.enum(entityTypes)
const Ids = z.optional(z.array(z.string()))
const Fields = z.record(z.string(), z.unknown())

/** New fields of one entity. */
export const EntityChange = z.object({ type: Type, id: z.string(), fields: Fields })

/** A change of lists: of all answers to some calls, or of those whose input has, or has not, some values. */
export const ListChange = z.object({
  calls: z.array(z.string()),
  input: z.optional(Fields),
  unless: z.optional(Fields),
  type: z.optional(Type),
  /** Only the queries that show one of these entities; for `ask` alone. */
  shows: z.optional(z.object({ type: Type, ids: z.array(z.string()) })),
  remove: Ids,
  /** Puts items that were removed back where they stood. */
  restore: Ids,
  /** Puts items in this order; the others come after them. */
  order: Ids,
  /** Puts items before or after another one. A list without that one stays as it is. */
  move: z.optional(
    z.object({ ids: z.array(z.string()), side: z.enum(['before', 'after']), anchor: z.string() }),
  ),
  insert: z.optional(z.object({ at: z.enum(['start', 'end']), records: z.array(Fields) })),
  /** True when the list goes on no further. */
  ended: z.optional(z.boolean()),
  /** Fetches the lists again: those on the screen at once, or each one when it is next shown. */
  ask: z.optional(z.enum(['now', 'later'])),
})

export type ListChange = z.infer<typeof ListChange>
