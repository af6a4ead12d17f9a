import { forgetDevice, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { type Answer, answer, given } from '../../../calls/answer.ts'
import { countedViewer } from '../accounts/account.ts'
import { deviceCookie, deviceCookieOf, forgetDeviceOf, hashOfDevice } from '../accounts/devices.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { endParkedIn } from '../accounts/parked-sessions.ts'
import { endSession } from '../accounts/sessions.ts'
import { accountCalls } from './account-calls.ts'
import { logInCalls } from './log-in-calls.ts'
import { lookUpCalls } from './look-up-calls.ts'
import { registrationCalls } from './registration-calls.ts'

const answerLogOut = answer(logOut, async (visit): Promise<Answer<null>> => {
  const { ports, token, viewer } = visit
  if (token !== null) await endSession(ports.db, token)
  if (viewer !== null) {
    notifyTabs(ports, viewer.id)
    ports.log.info('identity.logged-out', { user: viewer.id, address: visit.address })
  }
  visit.setToken(null)
  return given(null)
})

const answerForgetDevice = answer(forgetDevice, async (visit): Promise<Answer<null>> => {
  const token = visit.cookie(deviceCookie)
  if (token !== null) {
    await forgetDeviceOf(visit.ports.db, token)
    await endParkedIn(visit.ports.db, hashOfDevice(token))
  }
  visit.setCookie(deviceCookieOf(null))
  return given(null)
})

const answerGetViewer = answer(getViewer, async ({ ports, viewer }) =>
  given(viewer === null ? null : await countedViewer(ports, viewer)),
)

/** Handlers of the calls about sign-up, log-in and log-out. */
export const identityCalls = [
  ...lookUpCalls,
  ...registrationCalls,
  ...logInCalls,
  ...accountCalls,
  answerLogOut,
  answerForgetDevice,
  answerGetViewer,
]
