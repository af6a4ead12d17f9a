import { type Refusal, refused } from '../../calls/answer.ts'
import type { MemberVisit } from '../../calls/visit.ts'

/** Returns a refusal unless the viewer has shown that their email address is theirs. */
export const verifiedFault = ({ viewer }: Pick<MemberVisit, 'viewer'>): Refusal | null =>
  viewer.emailVerified ? null : refused('email-unverified', { email: viewer.email })
