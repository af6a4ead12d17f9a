import type { UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { type ActingOptions, actingFor } from '../../identity/index.ts'

/** Returns the account whose sources a call is about. */
export async function askerOf(
  { ports, viewer }: MemberVisit,
  input: ActingOptions,
): Promise<{ readonly ok: true; readonly userId: UserId; readonly isBusiness: boolean } | Refusal> {
  const acting = await actingFor(ports.db, viewer, input)
  if (!acting.ok) return refused(acting.code)
  // As with scheduled pins, only businesses let others act for them.
  const isBusiness = viewer.isPartner || acting.subjectId !== null
  return { ok: true, userId: acting.userId, isBusiness }
}
