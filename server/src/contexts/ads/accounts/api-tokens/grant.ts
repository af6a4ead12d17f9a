import { timings } from '@tessera/contracts/timings'
import type { Grant } from '../../../../calls/grant.ts'
import { and, eq, isNull, lt, or } from '../../../../platform/database/sql.ts'
import { sha256OfText } from '../../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../../ports.ts'
import { advertisers, isPresent } from '../../../identity/index.ts'
import { apiTokens } from './tables.ts'

/**
 * Finds what a token allows, and notes its use; undefined for an unknown or a revoked one, and while the owner of
 * its ad account is suspended or gone.
 */
export async function grantOfToken(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  token: string,
): Promise<Grant | undefined> {
  const hash = sha256OfText(token)
  const [row] = await db
    .select({
      tokenId: apiTokens.id,
      advertiserId: apiTokens.advertiserId,
      scopes: apiTokens.scopes,
    })
    .from(apiTokens)
    .innerJoin(advertisers, eq(advertisers.id, apiTokens.advertiserId))
    .where(and(eq(apiTokens.hash, hash), isPresent(advertisers.ownerId)))
  if (row === undefined) return undefined
  const now = clock.now()
  const before = new Date(now.getTime() - timings.lastUseNoted)
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.hash, hash),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before)),
      ),
    )
  return row
}
