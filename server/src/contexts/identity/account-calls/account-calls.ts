import {
  type DeviceAccount,
  deviceAccounts,
  leaveAccount,
  leaveAllAccounts,
} from '@tessera/contracts/calls/device-accounts'
import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { type Answer, answer, given } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { countedViewer, portraitOf } from '../accounts/account.ts'
import { deviceCookie, forgetDeviceOf, hashOfDevice } from '../accounts/devices.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { endSessionsIn } from '../accounts/parked-sessions.ts'
import { endSession } from '../accounts/sessions.ts'
import { type BrowserSession, browserSessions } from '../sessions/browser-sessions.ts'
import { openSession } from '../sessions/switch-account.ts'

function listed({ account, ...session }: BrowserSession): DeviceAccount {
  return {
    id: account.id,
    username: account.username,
    full_name: account.fullName,
    email: account.email,
    ...portraitOf(account),
    is_partner: account.isPartner,
    current: session.isCurrent,
    needs_password: session.needsPassword,
    seen_at: session.seenAt.toISOString(),
  }
}

const answerDeviceAccounts = answer(deviceAccounts, async (visit) => {
  const all = await browserSessions(visit.ports.db, visit)
  const isFirst = ({ isCurrent }: BrowserSession) => isCurrent
  return given([...all.filter(isFirst), ...all.filter((each) => !isFirst(each))].map(listed))
})

/** Ends an account's sessions in this browser. */
async function end(tx: Tx, visit: Visit, userId: UserId, forgets: boolean): Promise<void> {
  const device = visit.cookie(deviceCookie)
  if (visit.token !== null && visit.viewer?.id === userId) await endSession(tx, visit.token)
  if (device === null) return
  await endSessionsIn(tx, hashOfDevice(device), userId)
  if (forgets) await forgetDeviceOf(tx, device, userId)
}

/** Opens the session of the account that this browser used last; null when none is left. */
async function openNext(tx: Tx, visit: Visit) {
  const next = (await browserSessions(tx, visit)).find(({ needsPassword }) => !needsPassword)
  if (next === undefined) return null
  const token = await openSession(tx, visit, next)
  return token === null ? null : { token, account: next.account }
}

const answerLeaveAccount = answer(leaveAccount, async (visit, { user_id, forget = false }) => {
  const { ports, viewer } = visit
  const isOwn = viewer?.id === user_id
  const next = await ports.db.transaction(async (tx) => {
    await end(tx, visit, user_id, forget)
    return isOwn ? openNext(tx, visit) : undefined
  })
  if (next !== undefined) visit.setToken(next?.token ?? null)
  if (isOwn) notifyTabs(ports, user_id)
  ports.log.info('identity.left', { user: user_id, forget, address: visit.address })
  const now: Account | null = next === undefined ? viewer : (next?.account ?? null)
  return given({ viewer: now === null ? null : await countedViewer(ports, now) })
})

const answerLeaveAll = answer(leaveAllAccounts, async (visit): Promise<Answer<null>> => {
  const { ports, token } = visit
  const device = visit.cookie(deviceCookie)
  await ports.db.transaction(async (tx) => {
    if (token !== null) await endSession(tx, token)
    if (device !== null) await endSessionsIn(tx, hashOfDevice(device))
  })
  visit.setToken(null)
  if (visit.viewer !== null) {
    notifyTabs(ports, visit.viewer.id)
    ports.log.info('identity.left-all', { user: visit.viewer.id, address: visit.address })
  }
  return given(null)
})

/** Handlers of the calls about the accounts of a browser. */
export const accountCalls = [answerDeviceAccounts, answerLeaveAccount, answerLeaveAll]
