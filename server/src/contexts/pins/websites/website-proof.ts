import type { UnprovenPlaces } from '@tessera/contracts/calls/websites'
import type { UserId } from '@tessera/contracts/ids'
import type { DomainProof, ProvenBy } from '../../../platform/domain-proofs/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import type { Ports } from '../../../ports.ts'
import { registeredDomain } from '../../base/hosts/hosts.ts'

const purpose = 'website-claim'
const name = 'tessera-site'

/** A website that somebody claims. */
export interface Claim {
  readonly userId: UserId
  readonly domain: string
}

/** Returns what a person publishes at a host of a domain. The code counts for that person only. */
export function websiteProof(secrets: Secrets, claim: Claim, host = claim.domain) {
  const { userId, domain } = claim
  const code = secrets.mac(purpose, `${userId} ${domain}`)
  return {
    domain,
    record: `_${name}.${domain}`,
    file: `https://${host}/.well-known/${name}.txt`,
    value: `${name}=${code}`,
    meta: { page: `https://${host}/`, name, content: code },
  } satisfies DomainProof
}

/** Returns the hosts that may show the proof: many websites answer at `www.` alone. */
const hostsOf = (domain: string): readonly string[] =>
  registeredDomain(domain) === domain ? [domain, `www.${domain}`] : [domain]

/** Looks for a claim's proof, and tells what the places without it have. */
export async function findProof(
  { domainProofs, secrets }: Pick<Ports, 'domainProofs' | 'secrets'>,
  claim: Claim,
): Promise<{ readonly by: ProvenBy; readonly places: UnprovenPlaces }> {
  const places: { page?: string; file?: string; record?: string } = {}
  for (const host of hostsOf(claim.domain)) {
    const proof = websiteProof(secrets, claim, host)
    const by = await domainProofs.find(proof, (place, seen) => {
      // The result of a host that answers replaces the result of a host that doesn't.
      if (places[place] === undefined || seen === 'nothing' || seen === 'other-value')
        places[place] = seen
    })
    if (by !== null) return { by, places }
  }
  return { by: null, places }
}
