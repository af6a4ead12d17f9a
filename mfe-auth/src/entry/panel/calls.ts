import { defineCommand } from '@tessera/cache'
import { emailExists, register, validateEmail } from '@tessera/contracts/calls/registration'
import { forgetDevice } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { loginMethods } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'
import { logInCommand, runInFlow, unexpected } from '../../commands.ts'
import type { Event } from '../flow/events.ts'
import { plainCode } from '../flow/second-factor.ts'
import type { AskingCode, Busy } from '../flow/states.ts'
import { appOf, type Circumstances, captchaOf } from './circumstances.ts'
import { registration } from './registration.ts'

const registerCommand = defineCommand(register, { name: 'sign-up' })

/** Forgets the returning visitor of this device. */
export const forgetReturning = defineCommand(forgetDevice, { name: 'forget-device' })

const entered = (answer: CallResult<{ readonly user: Viewer } | object>): Event => {
  if (!answer.ok) return { type: 'refused', error: answer.error }
  return 'user' in answer.data
    ? { type: 'entered', viewer: answer.data.user }
    : { type: 'refused', error: unexpected() }
}

/** Returns what proves a log-in: a company's code, or a password. */
function whoLogsIn(busy: Busy, circumstances: Circumstances) {
  const { draft, proof, connecting } = busy
  if (proof !== null)
    return {
      sso_user_email: proof.email,
      sso_auth_code: proof.code,
      login_method: loginMethods.sso,
    }
  return {
    username_or_email: draft.email,
    password: draft.password,
    ...(connecting === null ? {} : { connect_ticket: connecting.ticket }),
    ...captchaOf(busy, circumstances),
    login_method: loginMethods.email,
  }
}

/** Logs in with the proof that somebody brought back from a provider. */
async function prove(shell: ShellContext, busy: Busy, circumstances: Circumstances) {
  const proof = busy.proving?.proof
  if (proof === undefined) return { type: 'refused', error: unexpected() } as const
  const { fields, method } = proof
  const input = { ...fields, login_method: method, ...appOf(circumstances) }
  return entered(await runInFlow(shell, logInCommand, input))
}

const loadPasskeys = () =>
  import(/* webpackChunkName: "passkeys" */ '../../providers/passkeys/log-in.ts')

/** Makes the call that the form waits for, and returns the answer as an event. */
export async function callFor(
  shell: ShellContext,
  busy: Busy,
  circumstances: Circumstances,
): Promise<Event> {
  const { email } = busy.draft
  switch (busy.doing) {
    case 'looking-up': {
      const found = await shell.client.call(emailExists, { email })
      return found.ok
        ? { type: 'looked-up', exists: found.data }
        : { type: 'refused', error: found.error }
    }
    case 'validating': {
      const judged = await shell.client.call(validateEmail, { email })
      return judged.ok
        ? { type: 'validated', valid: judged.data.is_valid }
        : { type: 'refused', error: judged.error }
    }
    case 'exchanging': {
      const { exchangeAnswer } = await import(/* webpackChunkName: "sso" */ '../sso/exchange.ts')
      return exchangeAnswer(shell.client, busy)
    }
    case 'registering':
      return entered(await runInFlow(shell, registerCommand, registration(busy, circumstances)))
    case 'proving':
      return prove(shell, busy, circumstances)
    case 'passkey': {
      const { logInByPasskey } = await loadPasskeys()
      return logInByPasskey(shell, {
        chosen: busy.passkey,
        ...appOf(circumstances),
        ...(busy.resuming ? { resume: true } : {}),
        ...(busy.connecting === null ? {} : { connect_ticket: busy.connecting.ticket }),
      })
    }
    case 'logging-in':
      return entered(
        await runInFlow(shell, logInCommand, {
          ...whoLogsIn(busy, circumstances),
          ...appOf(circumstances),
          ...(busy.resuming ? { resume: true } : {}),
          ...(circumstances.switching ? { switch_account: true } : {}),
        }),
      )
  }
}

/** Makes the call that the second factor waits for, and returns the answer as an event. */
export async function callForCode(
  shell: ShellContext,
  { waitsFor, challenge: mfa_challenge, code, connecting }: AskingCode,
): Promise<Event> {
  if (waitsFor === 'passkey') {
    const { answerByPasskey } = await loadPasskeys()
    return answerByPasskey(shell, mfa_challenge, connecting?.ticket)
  }
  if (waitsFor === 'code')
    return entered(
      await runInFlow(shell, logInCommand, {
        mfa_challenge,
        mfa_token: plainCode(code),
        login_method: loginMethods.multifactor,
        ...(connecting === null ? {} : { connect_ticket: connecting.ticket }),
      }),
    )
  const answer = await runInFlow(shell, logInCommand, { mfa_challenge, mfa_resend: true })
  if (!answer.ok) return { type: 'refused', error: answer.error }
  return 'user' in answer.data
    ? { type: 'refused', error: unexpected() }
    : { type: 'code-resent', phoneEnd: answer.data.phone_number_end }
}
