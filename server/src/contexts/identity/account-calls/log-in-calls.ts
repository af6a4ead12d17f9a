import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { logIn } from '@tessera/contracts/calls/session'
import { loginMethods } from '@tessera/contracts/limits'
import { type Answer, answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { passwordlessRefusal } from '../accounts/account-states.ts'
import { limitLogIn } from '../accounts/limits.ts'
import { findByLogin, type LogInAccount, renewPasswordHash } from '../accounts/store.ts'
import { ssoRefusal } from '../companies/sso-refusal.ts'
import { assistAfterWrong } from '../log-in/assistance.ts'
import {
  enterAccount,
  enteredAs,
  failedLogIn,
  type LoggedIn,
  type Opened,
  startMemberSession,
} from '../log-in/enter-account.ts'
import { logInOrigin } from '../log-in/log-in-origin.ts'
import { answerByPasskey, logInWithPasskey } from '../log-in/log-in-with-passkey.ts'
import { connectAfterProof } from '../providers/connect-after-proof.ts'
import { logInWithProof } from '../providers/log-in-with-proof.ts'
import { takeApproval } from '../qr-approval/take-approval.ts'
import { answerChallenge, resendCode } from '../second-factor/challenge.ts'
import { switchAccount } from '../sessions/switch-account.ts'

type Input = ParsedInputOf<typeof logIn>
type WithPassword = Extract<Input, { password: string }>
type WithQr = Extract<Input, { qr_log_in: true }>
type WithCode = Extract<Input, { mfa_token: string }>
type WithSwitch = Extract<Input, { switch_to: string }>

async function logInWithPassword(visit: Visit, input: WithPassword): Promise<Answer<LoggedIn>> {
  const login = input.username_or_email.toLowerCase()
  const found = await findByLogin(visit.ports.db, login)
  const limited = await limitLogIn(visit, { login, found, tokens: input })
  if (!limited.ok) return limited
  // For a username that would tell which domain its owner's address has; `enterAccount` asks again.
  const sso = await ssoRefusal(visit.ports.db, login)
  if (sso !== undefined) return sso
  const checked = await checkPassword(visit, found, input.password)
  if (!checked.ok) return failedLogIn(visit, found?.account, checked.code)
  await limited.done()
  const entered = await enterAccount(visit, checked.data, {
    method: input.login_method ?? loginMethods.email,
    origin: logInOrigin(input),
    resume: input.resume,
  })
  return connectAfterProof(visit, entered, input.connect_ticket)
}

/** Checks a password. Takes as long for unknown accounts, so that timing reveals nothing. */
async function checkPassword(
  visit: Visit,
  found: LogInAccount | undefined,
  password: string,
): Promise<Answer<Opened>> {
  const { db, passwords } = visit.ports
  if (found === undefined || found.passwordHash === null) {
    await passwords.burn(password)
    return refused(found === undefined ? 'email-unknown' : passwordlessRefusal(found))
  }
  const { account, state, pausedAt, waitingSince, closesAt, passwordHash } = found
  const opened = { account, state, pausedAt, waitingSince, closesAt }
  if (!(await passwords.verify(password, passwordHash)))
    return refused(await assistAfterWrong(visit, account))
  if (!passwords.needsRehash(passwordHash)) return given({ ...opened, passwordHash })
  const after = await passwords.hash(password)
  await renewPasswordHash(db, account.id, { before: passwordHash, after })
  return given({ ...opened, passwordHash: after })
}

async function logInWithCode(visit: Visit, input: WithCode): Promise<Answer<LoggedIn>> {
  const answered = await answerChallenge(visit, {
    challenge: input.mfa_challenge,
    code: input.mfa_token,
  })
  if (!answered.ok) return answered
  const { account, passwordHash, resumes, company } = answered.data
  const held = passwordHash === null ? {} : { passwordHash }
  const from = company === null ? {} : { company }
  const origin = logInOrigin(input)
  const how = { method: loginMethods.multifactor, origin, resumes, ...held, ...from }
  const entered = await startMemberSession(visit, account, { ...how, factorShown: true })
  return connectAfterProof(visit, entered, input.connect_ticket)
}

async function logInWithQr(visit: Visit, input: WithQr): Promise<Answer<LoggedIn>> {
  const approved = await takeApproval(visit)
  if (!approved.ok) return failedLogIn(visit, undefined, approved.code)
  const { account, passwordHash, resumes, factorShown } = approved.data
  const held = passwordHash === null ? {} : { passwordHash }
  const how = { method: loginMethods.qr, origin: logInOrigin(input), resumes, ...held }
  return startMemberSession(visit, account, { ...how, confirmed: false, factorShown })
}

async function switchTo(visit: Visit, input: WithSwitch) {
  const switched = await switchAccount(visit, input.switch_to)
  if (!switched.ok) return switched
  const { address, ports } = visit
  const method = loginMethods.switchAccount
  ports.log.info('identity.logged-in', { user: switched.data.id, method, address })
  return enteredAs(visit, switched.data)
}

const answerLogIn = answer(logIn, async (visit, input): Promise<Answer<LoggedIn>> => {
  if ('password' in input) return logInWithPassword(visit, input)
  if ('mfa_token' in input) return logInWithCode(visit, input)
  if ('qr_log_in' in input) return logInWithQr(visit, input)
  if ('switch_to' in input) return switchTo(visit, input)
  if ('passkey' in input)
    return connectAfterProof(visit, await logInWithPasskey(visit, input), input.connect_ticket)
  if ('mfa_passkey' in input)
    return connectAfterProof(visit, await answerByPasskey(visit, input), input.connect_ticket)
  if (!('mfa_resend' in input)) return logInWithProof(visit, input)
  const resent = await resendCode(visit, input.mfa_challenge)
  if (!resent.ok) return resent
  return given({ resent: true, phone_number_end: resent.data.phone_number_end })
})

/** Handlers of the log-in calls. */
export const logInCalls = [answerLogIn]
