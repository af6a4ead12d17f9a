import {
  changePassword,
  confirmSelf,
  endSession,
  getSecurity,
  listSessions,
  logOutEverywhere,
} from '@tessera/contracts/calls/security'
import { type Answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { passwordRefusal, recordConfirmed } from '../accounts/confirmed.ts'
import { endSessionsEverywhere, notifyTabs } from '../accounts/end-sessions.ts'
import { needsStrongPassword } from '../accounts/needs-strong-password.ts'
import { ownPasswordFault } from '../accounts/own-password.ts'
import { passwordFault } from '../accounts/password-rules.ts'
import { setPassword } from './change-password.ts'
import { deviceSessions, endDeviceSession } from './device-sessions.ts'
import { factorCalls } from './factor-calls.ts'
import { securityOf } from './security-of.ts'

const answerGetSecurity = answerMember(getSecurity, async (visit) => given(await securityOf(visit)))

const answerConfirmSelf = answerMember(confirmSelf, async (visit, { password }) => {
  const refusal = await passwordRefusal(visit, password)
  if (refusal !== null) return refusal
  await recordConfirmed(visit.ports.db, visit)
  return given(await securityOf(visit))
})

const answerChangePassword = answerMember(
  changePassword,
  async (visit, { password, new_password }): Promise<Answer<null>> => {
    const { ports, viewer } = visit
    const refusal = await ownPasswordFault(visit, password)
    if (refusal !== null) return refusal
    const { brand } = ports.settings
    const strong = await needsStrongPassword(visit)
    const names = [viewer.email, viewer.username]
    const fault = passwordFault(new_password, { brand, strong, names })
    if (fault !== undefined) return refused(fault)
    await setPassword(visit, await ports.passwords.hash(new_password))
    return given(null)
  },
)

const answerListSessions = answerMember(listSessions, async (visit) =>
  given(await deviceSessions(visit)),
)

const answerEndSession = answerMember(endSession, async (visit, { id }): Promise<Answer<null>> => {
  const { ports, viewer } = visit
  if (!(await endDeviceSession(visit, id))) return refused('not-found')
  notifyTabs(ports, viewer.id)
  ports.log.info('security.session-ended', { user: viewer.id })
  return given(null)
})

const answerLogOutEverywhere = answerMember(
  logOutEverywhere,
  async (visit, { keep_this }): Promise<Answer<null>> => {
    const { ports, viewer, token } = visit
    await endSessionsEverywhere(ports, viewer.id, { except: keep_this ? token : null })
    if (!keep_this) visit.setToken(null)
    ports.log.info('security.logged-out-everywhere', { user: viewer.id })
    return given(null)
  },
)

/** Handlers of the security calls. */
export const securityCalls = [
  answerGetSecurity,
  answerConfirmSelf,
  ...factorCalls,
  answerChangePassword,
  answerListSessions,
  answerEndSession,
  answerLogOutEverywhere,
]
