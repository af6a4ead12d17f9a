import type { ClaimedWebsite } from '@tessera/contracts/calls/websites'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { officialDomains } from '../users/tables.ts'

const day = 86_400_000

/** Returns when a claim ends whose proof is missing. */
export const endOf = (missingSince: Date): Date =>
  new Date(missingSince.getTime() + timings.websiteLossDays * day)

/** Returns the websites of a member, oldest first. */
export async function websitesOf(db: Sql, userId: UserId): Promise<ClaimedWebsite[]> {
  const rows = await db
    .select()
    .from(officialDomains)
    .where(eq(officialDomains.userId, userId))
    .orderBy(asc(officialDomains.createdAt), asc(officialDomains.domain))
  return rows.map(({ domain, createdAt, foundIn, missingSince }) => ({
    domain,
    claimed_at: createdAt.toISOString(),
    found_in: foundIn,
    ends_at: missingSince === null ? null : endOf(missingSince).toISOString(),
  }))
}

/** Returns who has claimed a domain, and whether its proof is looked for. */
export async function holderOf(db: Sql, domain: string) {
  const [row] = await db
    .select({ userId: officialDomains.userId, foundIn: officialDomains.foundIn })
    .from(officialDomains)
    .where(eq(officialDomains.domain, domain))
  return row
}

/** A proven claim. `from` is the member who has lost the domain; null when nobody had it. */
export interface ProvenClaim {
  readonly userId: UserId
  readonly domain: string
  readonly foundIn: NonNullable<ClaimedWebsite['found_in']>
  readonly from: UserId | null
}

/**
 * Stores a proven claim, and lists the website on the profile if that has none. Returns false when
 * somebody else claimed the domain in the meantime.
 */
export async function storeClaim(tx: Sql, claim: ProvenClaim, now: Date): Promise<boolean> {
  const { userId, domain, foundIn, from } = claim
  if (from !== null) {
    const lost = and(eq(officialDomains.domain, domain), eq(officialDomains.userId, from))
    await tx.delete(officialDomains).where(lost)
  }
  const found = { foundIn, checkedAt: now, missingSince: null }
  const [row] = await tx
    .insert(officialDomains)
    .values({ domain, userId, createdAt: now, ...found })
    .onConflictDoUpdate({
      target: officialDomains.domain,
      set: found,
      setWhere: eq(officialDomains.userId, userId),
    })
    .returning({ domain: officialDomains.domain })
  if (row === undefined) return false
  await tx
    .update(users)
    .set({ listedWebsiteUrl: `https://${domain}/` })
    .where(and(eq(users.id, userId), isNull(users.listedWebsiteUrl)))
  return true
}

/** Deletes a member's claim; false when there is none. */
export async function deleteClaim(
  db: Sql,
  { userId, domain }: Pick<ProvenClaim, 'userId' | 'domain'>,
): Promise<boolean> {
  const gone = await db
    .delete(officialDomains)
    .where(and(eq(officialDomains.domain, domain), eq(officialDomains.userId, userId)))
    .returning({ domain: officialDomains.domain })
  return gone.length > 0
}
