import type { DomainProof } from '../../../platform/domain-proofs/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'

const purpose = 'company-domain'

/**
 * Returns what has to be published for a domain. The value is of this company, domain and service
 * only, so that no proof of another one counts.
 */
export const domainProof = (
  secrets: Secrets,
  { companyId, domain }: { readonly companyId: string; readonly domain: string },
): DomainProof => ({
  domain,
  record: `_tessera-sso.${domain}`,
  file: `https://${domain}/.well-known/tessera-sso.txt`,
  value: `tessera-sso=${secrets.mac(purpose, `${companyId} ${domain}`)}`,
})
