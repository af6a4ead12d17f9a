import {
  finishAuthenticator,
  finishPhone,
  removeFactor,
  renewRecoveryCodes,
  sendPresentCode,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { confirmFault, recordFactorShown } from '../accounts/confirmed.ts'
import { emailSecurityChange, type SecurityChange } from '../accounts/email-change.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import { factorNames, factorsOf, hasFactors, phoneNumberEnd } from '../second-factor/factors.ts'
import { phoneNumberOf } from '../second-factor/phone-number.ts'
import { sendCodeToPresent } from '../second-factor/present-factor.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { deleteFactor } from '../second-factor/remove-factor.ts'
import {
  activateAuthenticator,
  beginAuthenticator,
  guessSetup,
} from '../second-factor/set-up-authenticator.ts'
import {
  activatePhone,
  beginPhone,
  guessPhone,
  isSettingUp,
} from '../second-factor/set-up-phone.ts'
import { secretUri } from '../second-factor/totp.ts'
import { typedCode } from '../second-factor/typed-code.ts'
import { verifiedFault } from '../verification/needs-verified.ts'
import { changeFault, presentFault } from './change-fault.ts'
import { securityOf } from './security-of.ts'

const answerSendPresentCode = answerMember(
  sendPresentCode,
  async (visit) =>
    (await confirmFault(visit)) ?? sendCodeToPresent(visit.ports, visit.viewer, visit.language),
)

const answerStartAuthenticator = answerMember(startAuthenticator, async (visit, input) => {
  const { ports, viewer } = visit
  const fault = verifiedFault(visit) ?? (await changeFault(visit, input.present_code))
  if (fault !== null) return fault
  const secret = await beginAuthenticator(ports, viewer.id)
  const { brand } = ports.settings
  return given({ secret, uri: secretUri({ secret, brand, email: viewer.email }) })
})

/** Saves a confirmed factor and emails the member about it. */
async function finished(
  visit: MemberVisit,
  change: SecurityChange,
  keep: (tx: Tx) => Promise<{ readonly codes: string[] | null } | undefined>,
) {
  const kept = await withNewToken(visit, async (tx) => {
    const came = await keep(tx)
    if (came === undefined) return undefined
    await recordFactorShown(tx, visit)
    await emailSecurityChange(tx, visit, change)
    return came
  })
  if (kept === undefined) return refused('code-gone')
  return given({ security: await securityOf(kept.visit), recovery_codes: kept.came.codes })
}

const answerFinishAuthenticator = answerMember(finishAuthenticator, async (visit, { code }) => {
  const { ports, viewer } = visit
  const fault = verifiedFault(visit) ?? (await confirmFault(visit))
  if (fault !== null) return fault
  const shown = await guessSetup(ports, viewer.id, typedCode(code).code)
  if (typeof shown === 'string') return refused(shown)
  return finished(visit, 'authenticator-added', (tx) =>
    activateAuthenticator(tx, ports, viewer.id, shown),
  )
})

const answerStartPhone = answerMember(startPhone, async (visit, input) => {
  const barred = verifiedFault(visit) ?? (await confirmFault(visit))
  if (barred !== null) return barred
  const phoneNumber = phoneNumberOf(input.phone_number)
  if (phoneNumber === undefined) return refused('phone-invalid')
  const isResend = await isSettingUp(visit.ports, visit.viewer.id, phoneNumber)
  const fault = isResend ? null : await presentFault(visit, input.present_code)
  if (fault !== null) return fault
  const refusal = await beginPhone(visit, phoneNumber)
  return refusal ?? given({ phone_number_end: phoneNumberEnd(phoneNumber) })
})

const answerFinishPhone = answerMember(finishPhone, async (visit, { code }) => {
  const { ports, viewer } = visit
  const fault = verifiedFault(visit) ?? (await confirmFault(visit))
  if (fault !== null) return fault
  const { guess, phoneNumber } = await guessPhone(ports, viewer.id, typedCode(code).code)
  if (guess !== 'right') return refused(guess === 'wrong' ? 'code-wrong' : 'code-gone')
  return finished(visit, 'phone-added', (tx) => activatePhone(tx, ports, viewer.id, phoneNumber))
})

const answerRemoveFactor = answerMember(removeFactor, async (visit, input) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const { factor } = input
  if (!factorNames(await factorsOf(ports.db, viewer.id)).includes(factor))
    return refused('factor-missing')
  const unproven = await presentFault(visit, input.present_code)
  if (unproven !== null) return unproven
  const gone = await withNewToken(visit, async (tx) => {
    if (!(await deleteFactor(tx, viewer.id, factor))) return undefined
    await emailSecurityChange(tx, visit, `${factor}-removed`)
    return true
  })
  return gone === undefined ? refused('factor-missing') : given(await securityOf(gone.visit))
})

const answerRenewRecoveryCodes = answerMember(renewRecoveryCodes, async (visit, input) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  if (!hasFactors(await factorsOf(ports.db, viewer.id))) return refused('factor-missing')
  const unproven = await presentFault(visit, input.present_code)
  if (unproven !== null) return unproven
  return finished(visit, 'codes-renewed', async (tx) => ({
    codes: await makeRecoveryCodes(tx, ports, viewer.id),
  }))
})

/** Handlers of the second-factor calls. */
export const factorCalls = [
  answerSendPresentCode,
  answerStartAuthenticator,
  answerFinishAuthenticator,
  answerStartPhone,
  answerFinishPhone,
  answerRemoveFactor,
  answerRenewRecoveryCodes,
]
