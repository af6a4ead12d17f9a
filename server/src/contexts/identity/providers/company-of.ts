import type { CompanyLogIn } from '../companies/company-session.ts'
import type { ProvenIdentity } from '../identities/proven-identity.ts'

/** Returns the company that a proof is of; undefined for other providers. */
export const companyOf = ({ companyId, subject, sid }: ProvenIdentity): CompanyLogIn | undefined =>
  companyId === null ? undefined : { companyId, subject, sid: sid ?? null }
