import { PinId } from '../ids.ts'
import { z } from '../schema.ts'
import { SignupSource } from '../signup-sources.ts'
import { defineRequest } from './define-event.ts'

/** Somebody should sign up or log in, and go on where they were. */
export const authRequested = defineRequest({
  name: 'auth.requested',
  version: 1,
  opens: 'sign-up',
  needs: 'nobody',
  schema: z.object({
    source: SignupSource,
    pinId: z.optional(PinId),
    start: z.optional(z.enum(['sign-up', 'log-in'])),
  }),
})

/** A pin should be saved; the person chooses where. */
export const saveRequested = defineRequest({
  name: 'save.requested',
  version: 1,
  opens: 'save-pin',
  needs: 'viewer',
  schema: z.object({ pinId: PinId, source: SignupSource }),
})
