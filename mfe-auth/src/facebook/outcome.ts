import { facebookId, facebookToken } from '@tessera/contracts/calls/facebook'
import { z } from '@tessera/contracts/schema'
import type { ConnectOutcome } from '../connect-window/watch.ts'
import { words } from './words.ts'

/** What Facebook's window gives: who the person is, and the token that proves it to the service. */
export const FacebookProof = z.object({
  facebook_id: facebookId,
  facebook_token: facebookToken,
})

export type FacebookProof = z.infer<typeof FacebookProof>

/** Returns what the button says about an outcome; undefined where there is nothing to say. */
export function connectFault(
  { kind }: Pick<ConnectOutcome<unknown>, 'kind'>,
  brand: string,
): string | undefined {
  if (kind === 'blocked') return words.mustEnablePopups()
  return kind === 'error' || kind === 'closed' ? words.mustAuthorize({ brand }) : undefined
}
