import { facebookId, facebookToken } from '@tessera/contracts/calls/connect-fields'
import { z } from '@tessera/contracts/schema'

/** The result of Facebook's window: the person's id, and the token that proves it to the service. */
export const FacebookProof = z.object({
  facebook_id: facebookId,
  facebook_token: facebookToken,
})

export type FacebookProof = z.infer<typeof FacebookProof>
