import {
  claimWebsite,
  listWebsites,
  removeWebsite,
  startWebsiteClaim,
} from '@tessera/contracts/calls/websites'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { queueLossEmail } from './loss-email.ts'
import { type ReadWebsite, readWebsite } from './read-website.ts'
import { deleteClaim, holderOf, storeClaim, websitesOf } from './store.ts'
import { type Claim, findProof, websiteProof } from './website-proof.ts'

/** Each check fetches up to four pages of another site. */
const checks: AttemptLimit = { most: 30, windowMinutes: 60 }

const unfit = (read: Exclude<ReadWebsite, { readonly domain: string; readonly fault?: never }>) =>
  refused(read.fault, 'domain' in read ? { domain: read.domain } : undefined)

const answerList = answerMember(listWebsites, async ({ ports, viewer }) =>
  given(await websitesOf(ports.db, viewer.id)),
)

const answerStart = answerMember(startWebsiteClaim, async ({ ports, viewer }, { website }) => {
  const read = readWebsite(website, ports.settings.publicOrigin)
  if ('fault' in read) return unfit(read)
  const { domain } = read
  const proof = websiteProof(ports.secrets, { userId: viewer.id, domain })
  const { name, content } = proof.meta
  return given({
    domain,
    meta_tag: `<meta name="${name}" content="${content}">`,
    file_url: proof.file,
    file_content: proof.value,
    record_name: proof.record,
    record_value: proof.value,
  })
})

/**
 * Returns the member who loses a domain to its new owner: one whose own proof is gone from it. Null
 * when nobody else has it; a refusal when the holder's proof is still there.
 */
async function loserOf(ports: Ports, claim: Claim): Promise<UserId | null | Refusal> {
  const { userId, domain } = claim
  const holder = await holderOf(ports.db, domain)
  if (holder === undefined || holder.userId === userId) return null
  const claimed = refused('website-claimed', { domain })
  if (holder.foundIn === null) return claimed
  const { by } = await findProof(ports, { userId: holder.userId, domain })
  return by === null ? holder.userId : claimed
}

const answerClaim = answerMember(claimWebsite, async ({ ports, viewer }, { website }) => {
  const read = readWebsite(website, ports.settings.publicOrigin)
  if ('fault' in read) return unfit(read)
  const { domain } = read
  const claim = { userId: viewer.id, domain }
  const barred = await refuseBeyond(ports, `website-claim:${viewer.id}`, checks)
  if (barred !== undefined) return barred
  const own = await websitesOf(ports.db, viewer.id)
  if (own.length >= limits.websitesMax && !own.some((each) => each.domain === domain))
    return refused('websites-many', { max: limits.websitesMax })
  const { by, places } = await findProof(ports, claim)
  if (by === null) return refused('website-unproven', { domain, places })
  const from = await loserOf(ports, claim)
  if (from !== null && typeof from === 'object') return from
  const isStored = await ports.db.transaction(async (tx) => {
    const stored = await storeClaim(tx, { ...claim, foundIn: by, from }, ports.clock.now())
    if (stored && from !== null) await queueLossEmail(tx, ports, { userId: from, domain })
    return stored
  })
  if (!isStored) return refused('website-claimed', { domain })
  ports.log.info('websites.claimed', { user: viewer.id, domain, by })
  return given(await websitesOf(ports.db, viewer.id))
})

const answerRemove = answerMember(removeWebsite, async ({ ports, viewer }, { domain }) => {
  const isDeleted = await deleteClaim(ports.db, { userId: viewer.id, domain })
  return isDeleted ? given(await websitesOf(ports.db, viewer.id)) : refused('not-found')
})

/** Handlers of the calls of claimed websites. */
export const websiteCalls = [answerList, answerStart, answerClaim, answerRemove]
