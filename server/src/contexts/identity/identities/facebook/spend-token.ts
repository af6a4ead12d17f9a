import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../../../calls/visit.ts'
import { sha256OfText } from '../../../../platform/secrets/sha256.ts'
import { connectAttempts } from '../tables.ts'
import { isNewToken } from './judge-token.ts'

const minute = 60_000

/**
 * Uses up a token of Facebook that `facebookProof` has verified. False for one that was used before, or
 * that Facebook gave longer ago than a confirmation lasts; the mark of a used token outlives that time.
 */
export async function spendFacebookToken({ ports }: Visit, token: string): Promise<boolean> {
  const { facebook, db, clock } = ports
  const inspected = await facebook?.inspect(token)
  const now = clock.now()
  if (!inspected || inspected === 'unreachable' || !isNewToken(inspected, now)) return false
  const spent = await db
    .insert(connectAttempts)
    .values({
      stateHash: sha256OfText(`facebook-token:${token}`),
      provider: 'facebook',
      nonce: '',
      expiresAt: new Date(now.getTime() + 2 * timings.confirmMinutes * minute),
    })
    .onConflictDoNothing()
    .returning({ hash: connectAttempts.stateHash })
  return spent.length > 0
}
