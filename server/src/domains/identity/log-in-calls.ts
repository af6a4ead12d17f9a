import type { OutputOf, ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { logIn } from '@tessera/contracts/calls/session'
import { loginMethods } from '@tessera/contracts/limits'
import { type Answer, answer, given, type Refusal, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { forgetAttempts } from '../rate-limits/attempts.ts'
import { answerChallenge, challengeFor, resendCode } from '../second-factor/challenge.ts'
import { type Account, viewerOf } from './account.ts'
import { isPaused, passwordlessRefusal, stateRefusal } from './account-states.ts'
import { assistAfterWrong, wrongPasswordsOf } from './assistance.ts'
import { hasBlockedEmail } from './blocked-email.ts'
import { countryOfVisit } from './country-of-visit.ts'
import { limitLogIn } from './limits.ts'
import { logInMember } from './log-in.ts'
import { type LogInOrigin, logInOrigin } from './log-in-origin.ts'
import { findByLogin, type LogInAccount, renewPasswordHash } from './store.ts'
import { switchAccount } from './switch-account.ts'

type Input = ParsedInputOf<typeof logIn>
type WithPassword = Extract<Input, { password: string }>
type LoggedIn = OutputOf<typeof logIn>
type WithCode = Extract<Input, { mfa_token: string }>
type WithSwitch = Extract<Input, { switch_to: string }>

/** Builds the answer to a log-in. */
const enteredAs = (visit: Visit, account: Account) =>
  given({
    user: viewerOf(account),
    client_context: {
      country: countryOfVisit(visit),
      country_from_hostname: null,
      country_from_ip: visit.addressCountry,
      region_from_ip: null,
    },
  })

async function logInWithPassword(visit: Visit, input: WithPassword) {
  const login = input.username_or_email.toLowerCase()
  const found = await findByLogin(visit.ports.db, login)
  const limited = await limitLogIn(visit, { login, found, tokens: input })
  if (!limited.ok) return limited
  const checked = await checkPassword(visit, found, input.password)
  if (!checked.ok) return failed(visit, found?.account, checked.code)
  await limited.done()
  const { account, state } = checked.data
  const isBlocked = hasBlockedEmail(account, visit.ports.settings)
  const resumes = !isBlocked && isPaused(checked.data)
  const barred = isBlocked ? 'deactivated' : resumes ? undefined : stateRefusal({ state })
  if (barred !== undefined) return failed(visit, account, barred)
  if (resumes && input.resume !== true)
    return refused('account-paused', {
      closes_at: checked.data.closesAt?.toISOString() ?? null,
    })
  const challenge = await challengeFor(visit, account)
  if (challenge !== null) {
    visit.ports.log.info('identity.code-asked', { user: account.id, address: visit.address })
    return refused('mfa-needed', { ...challenge })
  }
  const { passwordHash } = checked.data
  const method = input.login_method ?? loginMethods.email
  return entered(visit, account, { method, passwordHash, resumes, origin: logInOrigin(input) })
}

/** An account whose password was right, and its current hash. */
type Opened = Pick<LogInAccount, 'account' | 'state' | 'pausedAt' | 'closesAt'> & {
  readonly passwordHash: string
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
  const { account, state, pausedAt, closesAt, passwordHash } = found
  const opened = { account, state, pausedAt, closesAt }
  if (!(await passwords.verify(password, passwordHash)))
    return refused(await assistAfterWrong(visit, account))
  if (!passwords.needsRehash(passwordHash)) return given({ ...opened, passwordHash })
  const after = await passwords.hash(password)
  await renewPasswordHash(db, account.id, { before: passwordHash, after })
  return given({ ...opened, passwordHash: after })
}

function failed(visit: Visit, account: Account | undefined, code: Refusal['code']): Refusal {
  const user = account?.id ?? null
  visit.ports.log.info('identity.log-in-failed', { code, user, address: visit.address })
  return refused(code)
}

async function entered(
  visit: Visit,
  account: Account,
  how: {
    readonly method: number
    readonly passwordHash?: string
    readonly resumes: boolean
    readonly origin: LogInOrigin
  },
) {
  const { db, log } = visit.ports
  if (!(await logInMember(visit, account, how))) return failed(visit, account, 'password-wrong')
  await forgetAttempts(db, wrongPasswordsOf(account.id))
  const { method, origin } = how
  log.info('identity.logged-in', { user: account.id, method, address: visit.address, ...origin })
  return enteredAs(visit, account)
}

async function logInWithCode(visit: Visit, input: WithCode) {
  const answered = await answerChallenge(visit, {
    challenge: input.mfa_challenge,
    code: input.mfa_token,
  })
  if (!answered.ok) return answered
  const { account, passwordHash, resumes } = answered.data
  const held = passwordHash === null ? {} : { passwordHash }
  const origin = logInOrigin(input)
  return entered(visit, account, { method: loginMethods.multifactor, ...held, resumes, origin })
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
  if ('switch_to' in input) return switchTo(visit, input)
  const resent = await resendCode(visit, input.mfa_challenge)
  if (!resent.ok) return resent
  return given({ resent: true, phone_number_end: resent.data.phone_number_end })
})

/** Handlers of the log-in calls. */
export const logInCalls = [answerLogIn]
