import type { Domain } from '../base/define-domain.ts'
import { accessDomain } from './access/domain.ts'
import { accountCallsDomain } from './account-calls/domain.ts'
import { accountsDomain } from './accounts/domain.ts'
import { adAccountsDomain } from './ad-accounts/domain.ts'
import { agreementsDomain } from './agreements/domain.ts'
import { businessPeopleDomain } from './business-people/domain.ts'
import { companiesDomain } from './companies/domain.ts'
import { doorsDomain } from './doors/domain.ts'
import { emailChangeDomain } from './email-change/domain.ts'
import { emailDeliveryDomain } from './email-delivery/domain.ts'
import { identitiesDomain } from './identities/domain.ts'
import { facebookDomain } from './identities/facebook/domain.ts'
import { passkeysDomain } from './passkeys/domain.ts'
import { providersDomain } from './providers/domain.ts'
import { qrApprovalDomain } from './qr-approval/domain.ts'
import { qrLogInDomain } from './qr-log-in/domain.ts'
import { recoveryDomain } from './recovery/domain.ts'
import { secondFactorDomain } from './second-factor/domain.ts'
import { securityDomain } from './security/domain.ts'
import { usernamesDomain } from './usernames/domain.ts'
import { verificationDomain } from './verification/domain.ts'

/** The domains of this context. */
export const identityDomains: readonly Domain[] = [
  accessDomain,
  accountCallsDomain,
  accountsDomain,
  adAccountsDomain,
  agreementsDomain,
  businessPeopleDomain,
  companiesDomain,
  doorsDomain,
  emailChangeDomain,
  emailDeliveryDomain,
  facebookDomain,
  identitiesDomain,
  passkeysDomain,
  providersDomain,
  qrApprovalDomain,
  qrLogInDomain,
  recoveryDomain,
  secondFactorDomain,
  securityDomain,
  usernamesDomain,
  verificationDomain,
]
