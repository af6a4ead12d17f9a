import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { confirmFault, passwordHashOf, passwordRefusal } from './confirmed.ts'

/**
 * Returns a refusal unless the viewer's password is right. Members without a password have to have
 * logged in recently instead.
 */
export async function ownPasswordFault(
  visit: MemberVisit,
  password: string | undefined,
): Promise<Refusal | null> {
  if ((await passwordHashOf(visit.ports.db, visit.viewer)) === null) return confirmFault(visit)
  return password === undefined ? refused('password-wrong') : passwordRefusal(visit, password)
}
