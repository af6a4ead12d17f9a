import type { Secrets } from '../../../platform/secrets/port.ts'

const purposeOf = (companyId: string): string => `company-client ${companyId}`

/** Encrypts a company's client secret. */
export const sealSecret = (secrets: Secrets, companyId: string, secret: string): string =>
  secrets.seal(purposeOf(companyId), secret)

/** Decrypts a company's client secret; undefined when the service's key has changed. */
export const openSecret = (
  secrets: Secrets,
  company: { readonly id: string; readonly clientSecret: string },
): string | undefined => secrets.open(purposeOf(company.id), company.clientSecret)
