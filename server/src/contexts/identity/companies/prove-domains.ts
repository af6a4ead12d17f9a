import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { type CompanyFault, refuse, takenBy } from './company-fault.ts'
import { domainProof } from './domain-proof.ts'
import type { Company } from './find-company.ts'
import { holderOf } from './free-domains.ts'
import { companyDomains } from './tables.ts'

/** Marks a domain as proven, unless another company has proven it. */
async function markProven(
  ports: Ports,
  { companyId, domain }: { readonly companyId: string; readonly domain: string },
): Promise<CompanyFault | undefined> {
  return ports.db.transaction(async (tx) => {
    // Two companies that prove one domain at once wait for each other here.
    await tx.select().from(companyDomains).where(eq(companyDomains.domain, domain)).for('update')
    const holder = await holderOf(tx, domain)
    if (holder !== undefined && holder.id !== companyId) return takenBy(domain, holder.name)
    const mine = and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain))
    await tx.update(companyDomains).set({ provenAt: ports.clock.now() }).where(mine)
    return undefined
  })
}

/** Looks for the proofs of a company's domains that have none yet; stops at the first without. */
export async function proveDomains(
  ports: Ports,
  { id: companyId, name }: Company,
): Promise<CompanyFault | undefined> {
  const { db, secrets, domainProofs, log } = ports
  const unproven = and(eq(companyDomains.companyId, companyId), isNull(companyDomains.provenAt))
  for (const { domain } of await db.select().from(companyDomains).where(unproven)) {
    const proof = domainProof(secrets, { companyId, domain })
    const by = await domainProofs.find(proof)
    if (by === null)
      return refuse(
        'refused',
        `${domain} is not proven yet: publish the TXT record ${proof.record} with ${proof.value}, or that line in ${proof.file}, then repeat this; a new record may take an hour to be seen.`,
      )
    const taken = await markProven(ports, { companyId, domain })
    if (taken !== undefined) return taken
    log.info('companies.domain-proven', { name, domain, by })
  }
  return undefined
}
