import { facebookId, facebookToken } from '@tessera/contracts/calls/connect-fields'
import { z } from '@tessera/contracts/schema'

/** What Facebook's window gives: who the person is, and the token that proves it to the service. */
export const FacebookProof = z.object({
  facebook_id: facebookId,
  facebook_token: facebookToken,
})

export type FacebookProof = z.infer<typeof FacebookProof>
