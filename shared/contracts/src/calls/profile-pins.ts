import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** Lists a person's created or saved pins on boards that the viewer may see, newest first. */
export const userPins = defineCall({
  name: 'UserPinsResource.get',
  summary: "Lists a person's pins.",
  method: 'GET',
  reads: 'late',
  path: '/resource/UserPinsResource/get/',
  input: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(100)),
    kind: z._default(z.enum(['created', 'saved']), 'created'),
    ...pageOptions,
  }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})
