import { idToken } from '@tessera/contracts/calls/connect-fields'
import { z } from '@tessera/contracts/schema'

/** LINE's window gives the id token that proves the person to the service. */
export const LineProof = z.object({ line_id_token: idToken })

export type LineProof = z.infer<typeof LineProof>
