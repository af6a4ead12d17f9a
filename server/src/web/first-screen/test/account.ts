import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ShownAccount } from '../../../contexts/identity/accounts/account.ts'

/** Returns a member with changed facts. */
export const account = (over: Partial<ShownAccount> = {}): ShownAccount => ({
  id: z.parse(UserId, '31'),
  username: 'kim',
  email: 'kim@example.org',
  emailVerified: true,
  fullName: 'Kim',
  firstName: 'Kim',
  isPartner: false,
  videoUploadAllowed: false,
  hasSaved: true,
  portraitKey: null,
  pinCount: 3,
  createdAt: new Date(0),
  locale: null,
  mayOverride: false,
  houseRole: null,
  isLimited: false,
  agreedTerms: 0,
  laterTerms: null,
  laterTermsUntil: null,
  emailBounces: false,
  ...over,
})
