import { User } from '../entities/user.ts'
import { z } from '../schema.ts'
import { defineCall } from './define-call.ts'

/** One person or business by username. */
export const getUser = defineCall({
  name: 'UserResource.get',
  summary: 'One person or business.',
  method: 'GET',
  path: '/resource/UserResource/get/',
  input: z.strictObject({ username: z.string().check(z.maxLength(100)) }),
  output: User,
  errors: ['not-found'],
  who: 'anyone',
})
