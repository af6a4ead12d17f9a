import type { Client } from '@tessera/client'
import { logIn } from '@tessera/contracts/calls/session'
import { loginMethods } from '@tessera/contracts/limits'
import { plainCode } from './check-code.ts'
import type { CodeEvent, CodeState } from './flow.ts'

/** Makes the call that the code step waits for, if it waits for one, and says what came of it. */
export async function attemptCode(
  client: Client,
  state: CodeState,
): Promise<CodeEvent | undefined> {
  if (state.step !== 'checking' && state.step !== 'resending') return undefined
  const answer = await client.call(
    logIn,
    state.step === 'resending'
      ? { mfa_challenge: state.challenge, mfa_resend: true }
      : {
          mfa_challenge: state.challenge,
          mfa_token: plainCode(state.code),
          login_method: loginMethods.multifactor,
        },
  )
  if (!answer.ok) return { type: 'refused', error: answer.error }
  return 'user' in answer.data
    ? { type: 'entered', viewer: answer.data.user }
    : { type: 'resent', phoneEnd: answer.data.phone_number_end }
}
