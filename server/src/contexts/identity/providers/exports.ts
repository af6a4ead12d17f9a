import type { UserId } from '@tessera/contracts/ids'
import { asc, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { companies } from '../companies/tables.ts'
import { identities } from '../identities/tables.ts'

/** Accounts at providers and companies; the issuer's id of the person stays here. */
const connectedAccountsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      provider: identities.provider,
      company: companies.title,
      email: identities.email,
      name: identities.name,
      connectedAt: identities.createdAt,
      lastUsedAt: identities.lastUsedAt,
    })
    .from(identities)
    .leftJoin(companies, eq(companies.id, identities.companyId))
    .where(eq(identities.userId, id))
    .orderBy(asc(identities.createdAt), asc(identities.id))

/** The connected accounts of a member. */
export const identityExports: readonly ExportedPart[] = [
  { file: 'settings', name: 'connectedAccounts', load: connectedAccountsOf },
]
