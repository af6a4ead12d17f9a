import {
  finishAuthenticator,
  finishPhone,
  removeFactor,
  renewRecoveryCodes,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { answerMember, given, refused } from '../../calls/answer.ts'
import type { MemberVisit } from '../../calls/visit.ts'
import type { Tx } from '../../platform/database/port.ts'
import { factorNames, factorsOf, phoneNumberEnd } from '../second-factor/factors.ts'
import { phoneNumberOf } from '../second-factor/phone-number.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { dropFactor } from '../second-factor/remove-factor.ts'
import {
  beginAuthenticator,
  guessSetup,
  keepAuthenticator,
} from '../second-factor/set-up-authenticator.ts'
import { beginPhone, guessPhone, keepPhone } from '../second-factor/set-up-phone.ts'
import { secretUri } from '../second-factor/totp.ts'
import { typedCode } from '../second-factor/typed-code.ts'
import { confirmFault } from './confirmed.ts'
import { securityOf } from './security-of.ts'
import { type SecurityChange, tellOfChange } from './tell.ts'

const answerStartAuthenticator = answerMember(startAuthenticator, async (visit) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const secret = await beginAuthenticator(ports, viewer.id)
  const { brand } = ports.settings
  return given({ secret, uri: secretUri({ secret, brand, email: viewer.email }) })
})

/** Keeps a factor that has shown a right code, and tells of it when that came to something. */
async function finished(
  visit: MemberVisit,
  change: SecurityChange,
  keep: (tx: Tx) => Promise<{ readonly codes: string[] | null } | undefined>,
) {
  const kept = await visit.ports.db.transaction(async (tx) => {
    const came = await keep(tx)
    if (came !== undefined) await tellOfChange(tx, visit, change)
    return came
  })
  if (kept === undefined) return refused('code-gone')
  return given({ security: await securityOf(visit), recovery_codes: kept.codes })
}

const answerFinishAuthenticator = answerMember(finishAuthenticator, async (visit, { code }) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const shown = await guessSetup(ports, viewer.id, typedCode(code).code)
  if (typeof shown === 'string') return refused(shown)
  return finished(visit, 'authenticator-added', (tx) =>
    keepAuthenticator(tx, ports, viewer.id, shown),
  )
})

const answerStartPhone = answerMember(startPhone, async (visit, { phone_number }) => {
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const phoneNumber = phoneNumberOf(phone_number)
  if (phoneNumber === undefined) return refused('phone-invalid')
  const refusal = await beginPhone(visit.ports, visit.viewer.id, phoneNumber)
  return refusal ?? given({ phone_number_end: phoneNumberEnd(phoneNumber) })
})

const answerFinishPhone = answerMember(finishPhone, async (visit, { code }) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const { guess, phoneNumber } = await guessPhone(ports, viewer.id, typedCode(code).code)
  if (guess !== 'right') return refused(guess === 'wrong' ? 'code-wrong' : 'code-gone')
  return finished(visit, 'phone-added', (tx) => keepPhone(tx, ports, viewer.id, phoneNumber))
})

const answerRemoveFactor = answerMember(removeFactor, async (visit, { factor }) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const isGone = await ports.db.transaction(async (tx) => {
    if (!(await dropFactor(tx, viewer.id, factor))) return false
    await tellOfChange(tx, visit, `${factor}-removed`)
    return true
  })
  return isGone ? given(await securityOf(visit)) : refused('factor-missing')
})

const answerRenewRecoveryCodes = answerMember(renewRecoveryCodes, async (visit) => {
  const { ports, viewer } = visit
  const fault = await confirmFault(visit)
  if (fault !== null) return fault
  const factors = factorNames(await factorsOf(ports.db, viewer.id))
  if (factors.length === 0) return refused('factor-missing')
  return finished(visit, 'codes-renewed', async (tx) => ({
    codes: await makeRecoveryCodes(tx, ports, viewer.id),
  }))
})

/** The calls about second factors. */
export const factorCalls = [
  answerStartAuthenticator,
  answerFinishAuthenticator,
  answerStartPhone,
  answerFinishPhone,
  answerRemoveFactor,
  answerRenewRecoveryCodes,
]
