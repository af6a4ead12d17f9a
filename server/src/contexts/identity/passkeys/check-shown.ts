import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { UserId } from '@tessera/contracts/ids'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { blockPasskey } from './block.ts'
import { challengeIn, takeChallenge } from './challenges.ts'
import { checkSignature } from './check-signature.ts'
import { relyingPartyOf } from './relying-party.ts'
import { findPasskey, recordUse } from './store.ts'
import type { PasskeyStep } from './tables.ts'

/** A passkey that proved itself in this browser. */
export interface ProvenPasskey {
  readonly id: string
  readonly userId: UserId
  /** True when the authenticator checked a finger, a face or a PIN: then it is both factors. */
  readonly verifiedPerson: boolean
}

interface Shown {
  readonly step: Exclude<PasskeyStep, 'add'>
  readonly passkey: PasskeyShown
  /** The account whose passkey it has to be, for a log-in that has named one. */
  readonly userId?: UserId
}

function failed(visit: Visit, { step, passkey }: Shown, why: string): Refusal {
  visit.ports.log.info('passkey.refused', {
    step,
    passkey: passkey.id,
    why,
    address: visit.address,
  })
  return refused('passkey-refused')
}

/**
 * Checks a passkey that answers a challenge, and uses the challenge up. Everything but a log-in needs
 * a passkey of the account that was asked; everything but a second factor needs a verified person.
 */
export async function checkShown(visit: Visit, shown: Shown): Promise<Answer<ProvenPasskey>> {
  const { step, passkey } = shown
  const { ports } = visit
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (challenge === undefined) return failed(visit, shown, 'Its challenge cannot be read.')
  const asked = await takeChallenge(visit, challenge, step)
  if (asked === undefined) return refused('passkey-gone')
  const kept = await findPasskey(ports.db, passkey.id)
  if (kept === undefined) return refused('passkey-unknown')
  const { userHandle } = passkey.response
  const isOthers =
    step !== 'log-in' && (kept.userId !== asked.userId || kept.userId !== shown.userId)
  const isMisnamed = userHandle === undefined ? step === 'log-in' : userHandle !== kept.userHandle
  if (isOthers || isMisnamed) return failed(visit, shown, 'It belongs to another account.')
  const needsVerifiedPerson = step !== 'second-factor'
  const site = relyingPartyOf(ports.settings.publicOrigin)
  const signed = await checkSignature(passkey, { challenge, site, kept, needsVerifiedPerson })
  if (typeof signed === 'string') return failed(visit, shown, signed)
  const { counter, synced, verifiedPerson } = signed
  if (kept.blockedAt !== null) return failed(visit, shown, 'It is blocked.')
  if (!(await recordUse(ports.db, { id: kept.id, counter, synced, now: ports.clock.now() }))) {
    await blockPasskey(ports, kept, counter)
    return failed(visit, shown, 'Its counter went back.')
  }
  return given({ id: kept.id, userId: kept.userId, verifiedPerson })
}
