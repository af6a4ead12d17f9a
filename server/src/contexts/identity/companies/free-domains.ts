import { and, eq, isNotNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type CompanyFault, refuse, takenBy } from './company-fault.ts'
import { readDomain } from './domain-name.ts'
import { companies, companyDomains } from './tables.ts'

/** Reads domains, and refuses those that another company has proven. */
export async function freeDomains(
  db: Sql,
  typed: readonly string[],
  companyId: string | null,
): Promise<readonly string[] | CompanyFault> {
  const domains: string[] = []
  for (const text of typed) {
    const read = readDomain(text)
    if ('fault' in read) return refuse('bad-input', read.fault)
    const holder = await holderOf(db, read.domain)
    if (holder !== undefined && holder.id !== companyId) return takenBy(read.domain, holder.name)
    domains.push(read.domain)
  }
  return [...new Set(domains)]
}

/** Returns the company that has proven a domain. */
export async function holderOf(db: Sql, domain: string) {
  const [holder] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provenAt)))
  return holder
}
