/** What somebody has to agree to where the law asks for it in so many words. */
export const requiredConsents = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

/** What they may agree to besides. */
export const optionalConsents = ['optionalMarketingConsent'] as const

/** The key of one thing to agree to. */
export type Consent = (typeof requiredConsents)[number] | (typeof optionalConsents)[number]
