import {
  confirmByPasskey,
  finishPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
  startPasskeyProof,
} from '@tessera/contracts/calls/passkeys'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { confirmFault, recordConfirmed } from '../accounts/confirmed.ts'
import { emailSecurityChange } from '../accounts/email-change.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import { makeChallenge } from '../passkeys/challenges.ts'
import { checkShown } from '../passkeys/check-shown.ts'
import { creationOptions, requestOptions } from '../passkeys/options.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import {
  deletePasskeyOf,
  type KeptPasskey,
  passkeysOf,
  renamePasskeyOf,
} from '../passkeys/store.ts'
import { endChallengesOf, waitingChallenge } from '../second-factor/challenge-rows.ts'
import { endCodesWithoutFactor } from '../second-factor/remove-factor.ts'
import { verifiedFault } from '../verification/needs-verified.ts'
import { addPasskey } from './add-passkey.ts'
import { changeFault } from './change-fault.ts'
import { securityOf } from './security-of.ts'
import { hasOtherWayIn } from './ways-in.ts'

const shownOf = ({ id, name, synced, createdAt, lastUsedAt, blockedAt }: KeptPasskey): Passkey => ({
  id,
  name,
  synced,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_blocked: blockedAt !== null,
})

const answerListPasskeys = answerMember(listPasskeys, async ({ ports, viewer }) =>
  given((await passkeysOf(ports.db, viewer.id)).map(shownOf)),
)

const answerStartPasskey = answerMember(startPasskey, async (visit, { present_code }) => {
  const { ports, viewer } = visit
  const fault = verifiedFault(visit) ?? (await changeFault(visit, present_code))
  if (fault !== null) return fault
  const known = await passkeysOf(ports.db, viewer.id)
  if (known.length >= limits.passkeysMax)
    return refused('passkeys-many', { max: limits.passkeysMax })
  // One handle for all passkeys of an account, so that an authenticator keeps one for each.
  const handle = known[0]?.userHandle ?? ports.tokens.next()
  const of = { step: 'add', userId: viewer.id, userHandle: handle } as const
  return given(
    creationOptions({
      site: relyingPartyOf(ports.settings.publicOrigin),
      brand: ports.settings.brand,
      person: { handle, email: viewer.email, fullName: viewer.fullName },
      challenge: await makeChallenge(visit, of),
      known,
    }),
  )
})

const answerFinishPasskey = answerMember(finishPasskey, async (visit, { passkey }) => {
  const fault = verifiedFault(visit) ?? (await confirmFault(visit))
  if (fault !== null) return fault
  const added = await addPasskey(visit, passkey)
  if (!added.ok) return added
  const { kept, codes, visit: after } = added.data
  return given({
    passkey: shownOf(kept),
    security: await securityOf(after),
    recovery_codes: codes,
  })
})

const answerRenamePasskey = answerMember(renamePasskey, async ({ ports, viewer }, { id, name }) => {
  const renamed = await renamePasskeyOf(ports.db, { userId: viewer.id, id, name })
  return renamed === undefined ? refused('not-found') : given(shownOf(renamed))
})

const answerRemovePasskey = answerMember(removePasskey, async (visit, input) => {
  const { viewer } = visit
  const fault = await changeFault(visit, input.present_code)
  if (fault !== null) return fault
  let why: ErrorCode = 'not-found'
  const gone = await withNewToken(visit, async (tx) => {
    if (!(await hasOtherWayIn(tx, viewer.id, input.id))) {
      why = 'last-way-in'
      return undefined
    }
    if (!(await deletePasskeyOf(tx, viewer.id, input.id))) return undefined
    await endCodesWithoutFactor(tx, viewer.id)
    await endChallengesOf(tx, viewer.id)
    await emailSecurityChange(tx, visit, 'passkey-removed')
    return true
  })
  return gone === undefined ? refused(why) : given(await securityOf(gone.visit))
})

const answerStartProof = answerMember(startPasskeyProof, async (visit) => {
  const { ports, viewer } = visit
  const known = await passkeysOf(ports.db, viewer.id)
  if (known.length === 0) return refused('factor-missing')
  const challenge = await makeChallenge(visit, { step: 'confirm', userId: viewer.id })
  const site = relyingPartyOf(ports.settings.publicOrigin)
  return given(requestOptions({ site, challenge, known, afterPassword: false }))
})

const answerConfirmByPasskey = answerMember(confirmByPasskey, async (visit, { passkey }) => {
  const shown = await checkShown(visit, { step: 'confirm', passkey, userId: visit.viewer.id })
  if (!shown.ok) return shown
  await recordConfirmed(visit.ports.db, visit, { byPasskey: true })
  return given(await securityOf(visit))
})

const answerStartLogIn = answer(startPasskeyLogIn, async (visit, { mfa_challenge }) => {
  const { ports } = visit
  const site = relyingPartyOf(ports.settings.publicOrigin)
  if (mfa_challenge === undefined) {
    const challenge = await makeChallenge(visit, { step: 'log-in', userId: null })
    return given(requestOptions({ site, challenge, known: [], afterPassword: false }))
  }
  const waiting = await waitingChallenge(visit, mfa_challenge)
  if (waiting === undefined) return refused('challenge-gone')
  const known = await passkeysOf(ports.db, waiting.userId)
  if (known.length === 0) return refused('factor-missing')
  const { userId } = waiting
  const challenge = await makeChallenge(visit, { step: 'second-factor', userId })
  return given(requestOptions({ site, challenge, known, afterPassword: true }))
})

/** Handlers of the calls about passkeys. */
export const passkeyCalls = [
  answerListPasskeys,
  answerStartPasskey,
  answerFinishPasskey,
  answerRenamePasskey,
  answerRemovePasskey,
  answerStartProof,
  answerConfirmByPasskey,
  answerStartLogIn,
]
