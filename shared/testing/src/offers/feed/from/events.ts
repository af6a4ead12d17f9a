// Written by `npx tessera-module types` from build ff654015aebb of events 1.1.0. Do not edit.
import { defineSlot } from '@tessera/contracts/define-slot'
import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'

/** The event events.chosen@1 of the module events. */
export const eventsChosen = defineEvent({
  name: 'events.chosen',
  version: 1,
  schema: z.object({
    id: z.string().check(z.regex(/^\d+$/), z.maxLength(20)),
    title: z.string(),
    kind: z.enum(['talk', 'walk', 'workshop']),
    seats: z.optional(z.int().check(z.gte(0))),
    hosts: z.array(
      z.object({
        name: z.string(),
        page: z.nullable(z.url()),
      }),
    ),
  }),
})

/** The request events.place@1 of the module events. */
export const eventsPlace = defineHandledRequest({
  name: 'events.place',
  version: 1,
  schema: z.object({
    id: z.string(),
  }),
  answer: z.object({
    free: z.boolean(),
  }),
})

/** The slot events.agenda@1 of the module events. */
export const eventsAgendaSlot = defineSlot({
  name: 'events.agenda',
  version: 1,
  schema: z.object({
    day: z.string(),
  }),
})
