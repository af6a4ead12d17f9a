import { forgotPassword, readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import type { Account } from '../../../calls/account.ts'
import { answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { requireCaptcha } from '../../base/captcha/require-captcha.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { countedViewer, portraitOf } from '../accounts/account.ts'
import { isPaused } from '../accounts/account-states.ts'
import { hasBlockedEmail } from '../accounts/blocked-email.ts'
import { needsStrongPassword } from '../accounts/needs-strong-password.ts'
import { passwordFault } from '../accounts/password-rules.ts'
import { ssoRefusal } from '../companies/sso-refusal.ts'
import { factorNames, factorsOf } from '../second-factor/factors.ts'
import { logInMember } from '../sessions/log-in.ts'
import { findLink } from './find-link.ts'
import { resetByLink } from './reset.ts'
import { sendLink } from './send-link.ts'

/** Rate limits per network address. Accounts have limits of their own, which aren't revealed. */
const addressLimits = {
  'forgot-freely': { most: 20, windowMinutes: 60 },
  forgot: { most: 100, windowMinutes: 60 },
  'reset-link': { most: 60, windowMinutes: 15 },
} as const satisfies Readonly<Record<string, AttemptLimit>>

const limitAsking = ({ ports, address }: Visit, kind: keyof typeof addressLimits) =>
  refuseBeyond(ports, `${kind}:${networkOf(address)}`, addressLimits[kind])

const answerForgotPassword = answer(forgotPassword, async (visit, input) => {
  const { db, jobs, log } = visit.ports
  const barred = await limitAsking(visit, 'forgot')
  if (barred !== undefined) return barred
  if ((await limitAsking(visit, 'forgot-freely')) !== undefined) {
    const refusal = await requireCaptcha(visit, input)
    if (refusal !== undefined) return refusal
  }
  // Of an address it tells the domain alone; a username's owner gets an email that says it.
  const sso = await ssoRefusal(db, input.username_or_email)
  if (sso !== undefined) return sso
  await jobs.enqueue(db, sendLink, { login: input.username_or_email, reason: 'reset' })
  log.info('recovery.asked', { address: visit.address })
  return given(null)
})

const answerReadResetLink = answer(readResetLink, async (visit, { token }) => {
  const { db, clock } = visit.ports
  const barred = await limitAsking(visit, 'reset-link')
  if (barred !== undefined) return barred
  const link = await findLink(db, token, clock.now())
  if (link === undefined) return refused('reset-gone')
  const { username, email, firstName: first_name } = link.account
  const { image_medium_url } = portraitOf(link.account)
  return given({ username, email, first_name, image_medium_url })
})

const answerResetPassword = answer(resetPassword, async (visit, { token, password }) => {
  const { ports } = visit
  const barred = await limitAsking(visit, 'reset-link')
  if (barred !== undefined) return barred
  const link = await findLink(ports.db, token, ports.clock.now())
  if (link === undefined) return refused('reset-gone')
  const { account, state } = link
  const sso = await ssoRefusal(ports.db, account.email)
  if (sso !== undefined) return sso
  const paused = isPaused(link)
  if (state === 'suspended' || (state === 'deactivated' && !paused)) return refused(state)
  if (hasBlockedEmail(account, ports.settings)) return refused('deactivated')
  const { brand } = ports.settings
  const strong = await needsStrongPassword(visit)
  const names = [account.email, account.username]
  const fault = passwordFault(password, { brand, strong, names })
  if (fault !== undefined) return refused(fault)
  const passwordHash = await ports.passwords.hash(password)
  if (!(await resetByLink(ports, { token, account, passwordHash }))) return refused('reset-gone')
  // The log-in that follows says that the account is paused, and brings it back.
  if (paused) return given({ user: null })
  return given({ user: await enteredAlone(visit, account, passwordHash) })
})

/** Logs in after a reset, unless the account has a second factor: a mailbox is one factor only. */
async function enteredAlone(visit: Visit, account: Account, passwordHash: string) {
  const factors = factorNames(await factorsOf(visit.ports.db, account.id))
  if (factors.length > 0) return null
  const isIn = await logInMember(visit, account, { passwordHash, tellOfDevice: false })
  return isIn ? countedViewer(visit.ports, { ...account, emailVerified: true }) : null
}

/** Handlers of the recovery calls. */
export const recoveryCalls = [answerForgotPassword, answerReadResetLink, answerResetPassword]
