import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { logIn } from '@tessera/contracts/calls/session'
import { loginMethods } from '@tessera/contracts/limits'
import { type Answer, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { findById } from '../accounts/store.ts'
import { checkShown } from '../passkeys/check-shown.ts'
import { answerChallengeByPasskey } from '../second-factor/challenge.ts'
import { enterAccount, failedLogIn, type LoggedIn, startMemberSession } from './enter-account.ts'
import { logInOrigin } from './log-in-origin.ts'

type Input = ParsedInputOf<typeof logIn>

/** Logs in by a passkey alone. It verified the person, so no second factor is asked for. */
export async function logInWithPasskey(
  visit: Visit,
  input: Extract<Input, { passkey: unknown }>,
): Promise<Answer<LoggedIn>> {
  const shown = await checkShown(visit, { step: 'log-in', passkey: input.passkey })
  if (!shown.ok) return failedLogIn(visit, undefined, shown.code)
  const { id, userId } = shown.data
  const found = await findById(visit.ports.db, userId)
  if (found === undefined) return refused('passkey-unknown')
  const { account, state, pausedAt, waitingSince, closesAt } = found
  return enterAccount(
    visit,
    { account, state, pausedAt, waitingSince, closesAt, passkey: id },
    { method: loginMethods.passkey, origin: logInOrigin(input), resume: input.resume },
  )
}

/** Answers the challenge of a log-in by password with a passkey. */
export async function answerByPasskey(
  visit: Visit,
  input: Extract<Input, { mfa_passkey: unknown }>,
): Promise<Answer<LoggedIn>> {
  const answered = await answerChallengeByPasskey(visit, {
    challenge: input.mfa_challenge,
    passkey: input.mfa_passkey,
  })
  if (!answered.ok) return answered
  const { account, passwordHash, resumes, proven, company } = answered.data
  return startMemberSession(visit, account, {
    method: loginMethods.multifactor,
    origin: logInOrigin(input),
    resumes,
    factorShown: true,
    ...(company === null ? {} : { company }),
    ...(passwordHash === null ? {} : { passwordHash }),
    ...(proven.verifiedPerson ? { passkey: proven.id } : {}),
  })
}
