import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { confirmedUntil, hasShownPasskey } from '../accounts/confirmed.ts'
import { presentFactorFault } from '../second-factor/present-factor.ts'

/**
 * Returns why the viewer can't change factors or passkeys: the password or a code of the current
 * factor is missing. A passkey that was used in this session lately stands for both.
 */
export async function changeFault(
  visit: MemberVisit,
  presentCode: string | undefined,
): Promise<Refusal | null> {
  if ((await confirmedUntil(visit)) === null) return refused('confirm-needed')
  return presentFault(visit, presentCode)
}

/** Returns why the current factor is not proven, as `changeFault` without the password. */
export const presentFault = async (
  visit: MemberVisit,
  presentCode: string | undefined,
): Promise<Refusal | null> =>
  (await hasShownPasskey(visit)) ? null : presentFactorFault(visit.ports, visit.viewer, presentCode)
