import { defineSlot } from '@tessera/contracts/define-slot'
import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'

/** The person chose an event. The city came after other modules had built against this event. */
export const chosen = defineEvent({
  name: 'events.chosen',
  version: 1,
  schema: z.object({
    id: z.string().check(z.regex(/^\d+$/), z.maxLength(20)),
    title: z.string(),
    kind: z.enum(['talk', 'walk', 'workshop']),
    seats: z.optional(z.int().check(z.gte(0))),
    hosts: z.array(z.object({ name: z.string(), page: z.nullable(z.url()) })),
    city: z.string(),
  }),
})

/** Asks whether an event has a free place. */
export const place = defineHandledRequest({
  name: 'events.place',
  version: 1,
  schema: z.object({ id: z.string() }),
  answer: z.object({ free: z.boolean() }),
})

/** A place for something beside the agenda. */
export const agendaSlot = defineSlot({
  name: 'events.agenda',
  version: 1,
  schema: z.object({ day: z.string() }),
})
