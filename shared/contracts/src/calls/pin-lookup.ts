import { z } from '@tessera/contracts/schema'
import { GraphPin } from '../entities/graph-pin.ts'
import { PinFields } from '../entities/pin-details.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** One pin, at the address that the apps know. */
export const getPinById = defineCall({
  name: 'Pin.get',
  summary: 'One pin.',
  method: 'GET',
  path: '/v3/pins/:id/',
  input: z.strictObject({
    id: PinId,
    /** What to answer of it, as `pin.id,pin.board()`; all without it. What is no field of a pin is left out. */
    fields: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: PinFields,
  errors: ['not-found'],
  who: 'anyone',
})

/** One pin, as the graph answers it. */
export const v3GetPin = defineCall({
  name: 'v3GetPin',
  summary: 'One pin under the names of the graph.',
  method: 'GET',
  path: '/v3/graph/v3GetPin/',
  input: z.strictObject({ id: PinId }),
  output: z.object({ typename: z.literal('Pin'), data: GraphPin }),
  errors: ['not-found'],
  who: 'anyone',
})
