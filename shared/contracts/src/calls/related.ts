import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** Lists related pins: those that people save together with it, and for a new pin those with similar text. */
export const relatedPins = defineCall({
  name: 'RelatedPinsResource.get',
  summary: 'Lists related pins.',
  method: 'GET',
  reads: 'late',
  path: '/resource/RelatedPinsResource/get/',
  input: z.strictObject({ pin_id: PinId, ...pageOptions }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})
