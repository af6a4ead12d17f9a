/** The consents that are required where the law asks for them. */
export const requiredConsents = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

/** The consents that are optional. */
export const optionalConsents = ['optionalMarketingConsent'] as const

/** The key of one thing to agree to. */
export type Consent = (typeof requiredConsents)[number] | (typeof optionalConsents)[number]
