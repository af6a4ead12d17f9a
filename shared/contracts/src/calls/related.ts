import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** More like a pin: what people keep together with it, and for a new pin what says the like. */
export const relatedPins = defineCall({
  name: 'RelatedPinsResource.get',
  summary: 'More pins like one.',
  method: 'GET',
  path: '/resource/RelatedPinsResource/get/',
  input: z.strictObject({ pin_id: PinId, ...pageOptions }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})
