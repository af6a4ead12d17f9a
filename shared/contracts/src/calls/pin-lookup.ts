import { z } from '@tessera/contracts/schema'
import { GraphPin } from '../entities/graph-pin.ts'
import { PinFields } from '../entities/pin-details.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** Returns a pin, at the address that the apps use. */
export const getPinById = defineCall({
  name: 'Pin.get',
  summary: 'Returns a pin.',
  method: 'GET',
  path: '/v3/pins/:id/',
  input: z.strictObject({
    id: PinId,
    /** The fields to return, as `pin.id,pin.board()`; all by default. Unknown fields are ignored. */
    fields: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: PinFields,
  errors: ['not-found'],
  who: 'anyone',
})

/** Returns a pin in the graph's format. */
export const v3GetPin = defineCall({
  name: 'v3GetPin',
  summary: "Returns a pin in the graph's format.",
  method: 'GET',
  path: '/v3/graph/v3GetPin/',
  input: z.strictObject({ id: PinId }),
  output: z.object({ typename: z.literal('Pin'), data: GraphPin }),
  errors: ['not-found'],
  who: 'anyone',
})
