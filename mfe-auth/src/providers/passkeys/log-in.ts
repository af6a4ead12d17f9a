import { sendSignal } from '@simplewebauthn/browser'
import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import { startPasskeyLogIn } from '@tessera/contracts/calls/passkeys'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { loginMethods } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'
import { logInCommand, runInFlow, unexpected } from '../../commands.ts'
import { promptForPasskey } from './prompt.ts'

/** The end of a log-in by passkey. */
export type PasskeyOutcome =
  | { readonly type: 'entered'; readonly viewer: Viewer }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'passkey-left' }

/** The details that each log-in sends for the log. */
interface Logged {
  readonly app_type_from_client?: 5 | 7
  readonly referrer?: string
  readonly visited_pages_before_login?: string[]
  /** Connects the account with the identity of a provider. */
  readonly connect_ticket?: string
}

type Answered = CallResult<{ readonly user: Viewer } | object>

/** Asks for a passkey; with a challenge, for one that answers the second factor of a log-in. */
async function ask(
  { client }: ShellContext,
  challenge?: string,
): Promise<PasskeyOutcome | { readonly type: 'given'; readonly passkey: PasskeyShown }> {
  const input = challenge === undefined ? {} : { mfa_challenge: challenge }
  const options = await client.call(startPasskeyLogIn, input)
  if (!options.ok) return { type: 'refused', error: options.error }
  const prompted = await promptForPasskey(options.data)
  if (prompted.is === 'given') return { type: 'given', passkey: prompted.proof }
  if (prompted.is === 'left') return { type: 'passkey-left' }
  return { type: 'refused', error: prompted.error }
}

/** Tells the browser that a passkey is of no use here, so that it stops offering it. */
function forget({ id }: PasskeyShown): void {
  const gone = { signalName: 'unknownCredential', rpID: location.hostname } as const
  // Not every browser listens.
  sendSignal({ ...gone, credentialID: id }).catch(() => {})
}

function outcomeOf(passkey: PasskeyShown, answer: Answered): PasskeyOutcome {
  if (answer.ok)
    return 'user' in answer.data
      ? { type: 'entered', viewer: answer.data.user }
      : { type: 'refused', error: unexpected() }
  if (answer.error.code === 'passkey-unknown') forget(passkey)
  return { type: 'refused', error: answer.error }
}

/** Logs in with a passkey: one that was chosen in a field, or else one that is asked for. */
export async function logInByPasskey(
  shell: ShellContext,
  input: Logged & { readonly chosen: PasskeyShown | null; readonly resume?: boolean },
): Promise<PasskeyOutcome> {
  const { chosen, ...more } = input
  const asked = chosen === null ? await ask(shell) : ({ type: 'given', passkey: chosen } as const)
  if (asked.type !== 'given') return asked
  const { passkey } = asked
  const login_method = loginMethods.passkey
  return outcomeOf(
    passkey,
    await runInFlow(shell, logInCommand, { passkey, login_method, ...more }),
  )
}

/** Answers the second factor of a log-in with a passkey; a ticket connects an identity as well. */
export async function answerByPasskey(
  shell: ShellContext,
  challenge: string,
  ticket?: string,
): Promise<PasskeyOutcome> {
  const asked = await ask(shell, challenge)
  if (asked.type !== 'given') return asked
  const answer = await runInFlow(shell, logInCommand, {
    mfa_challenge: challenge,
    mfa_passkey: asked.passkey,
    login_method: loginMethods.multifactor,
    ...(ticket === undefined ? {} : { connect_ticket: ticket }),
  })
  return outcomeOf(asked.passkey, answer)
}
