import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'

/** Returns a refusal unless the viewer's email address is verified. */
export const verifiedFault = ({ viewer }: Pick<MemberVisit, 'viewer'>): Refusal | null =>
  viewer.emailVerified ? null : refused('email-unverified', { email: viewer.email })
