import type { ListedCompany } from '@tessera/contracts/company-tools'
import { asc, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { identities } from '../identities/tables.ts'
import { logOutPath, redirectUri } from './company-addresses.ts'
import { domainProof } from './domain-proof.ts'
import type { Company } from './find-company.ts'
import { companyDomains } from './tables.ts'

type ListPorts = Pick<Ports, 'db' | 'secrets' | 'settings'>

/** Describes a company to the operator: all but its secret, and how each domain is proven. */
export async function listedCompany(ports: ListPorts, company: Company): Promise<ListedCompany> {
  const { db, secrets, settings } = ports
  const { id, name, title, issuer, clientId, requiresSso, createdAt } = company
  const rows = await db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, id))
    .orderBy(asc(companyDomains.domain))
  return {
    name,
    title,
    issuer,
    client_id: clientId,
    requires_sso: requiresSso,
    created_at: createdAt.toISOString(),
    domains: rows.map(({ domain, provenAt }) => {
      const { record, file, value } = domainProof(secrets, { companyId: id, domain })
      return { domain, proven_at: provenAt?.toISOString() ?? null, record, file, value }
    }),
    redirect_uri: redirectUri(settings.publicOrigin),
    log_out_uri: settings.publicOrigin + logOutPath,
    people: await db.$count(identities, eq(identities.companyId, id)),
  }
}
