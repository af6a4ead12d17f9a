import { and, eq, inArray, isNotNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { domainOfEmail } from './domain-name.ts'
import { companies, companyDomains } from './tables.ts'

/** A company with single sign-on. */
export type Company = typeof companies.$inferSelect

/** Returns the company that has proven the domain of an email. */
export async function companyOfEmail(db: Sql, email: string): Promise<Company | undefined> {
  const domain = domainOfEmail(email)
  const [row] = await db
    .select({ company: companies })
    .from(companyDomains)
    .innerJoin(companies, eq(companies.id, companyDomains.companyId))
    .where(and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provenAt)))
  return row?.company
}

/** Returns the company that people with this email have to log in through, if there is one. */
export async function requiredCompany(db: Sql, email: string): Promise<Company | undefined> {
  const company = await companyOfEmail(db, email)
  return company?.requiresSso === true ? company : undefined
}

/** Returns the company that is this client at this issuer. */
export async function companyByClient(
  db: Sql,
  { issuer, clientIds }: { readonly issuer: string; readonly clientIds: readonly string[] },
): Promise<Company | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.issuer, issuer), inArray(companies.clientId, [...clientIds])))
  return company
}

/** Returns a company by its id. */
export async function companyById(db: Sql, id: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  return company
}
