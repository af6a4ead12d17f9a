import { defineCommand } from '@tessera/cache'
import { finishPasskey, removePasskey, startPasskey } from '@tessera/contracts/calls/passkeys'
import type { Security } from '@tessera/contracts/calls/security'
import {
  confirmSelf,
  finishAuthenticator,
  finishPhone,
  removeFactor,
  renewRecoveryCodes,
  sendPresentCode,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { runInFlow } from '../../commands.ts'
import { promptToCreate } from '../../providers/passkeys/prompt.ts'
import type { Event, Wanted, Work } from './state.ts'

const commands = {
  startAuthenticator: defineCommand(startAuthenticator, { name: 'start-authenticator' }),
  finishAuthenticator: defineCommand(finishAuthenticator, { name: 'finish-authenticator' }),
  startPhone: defineCommand(startPhone, { name: 'start-phone' }),
  finishPhone: defineCommand(finishPhone, { name: 'finish-phone' }),
  removeFactor: defineCommand(removeFactor, { name: 'remove-factor' }),
  renewRecoveryCodes: defineCommand(renewRecoveryCodes, { name: 'renew-recovery-codes' }),
  sendPresentCode: defineCommand(sendPresentCode, { name: 'send-present-code' }),
  startPasskey: defineCommand(startPasskey, { name: 'start-passkey' }),
  finishPasskey: defineCommand(finishPasskey, { name: 'finish-passkey' }),
  removePasskey: defineCommand(removePasskey, { name: 'remove-passkey' }),
  confirmSelf: defineCommand(confirmSelf, { name: 'confirm-self' }),
} as const

/** The answer to a call as an event, with the new security settings where they changed. */
export interface Outcome {
  readonly event: Event
  readonly security?: Security
}

type Finished = { readonly security: Security; readonly recovery_codes: string[] | null }

function outcomeOf<Data>(result: CallResult<Data>, done: (data: Data) => Outcome): Outcome {
  return result.ok ? done(result.data) : { event: { type: 'refused', error: result.error } }
}

const finished = ({ security, recovery_codes }: Finished): Outcome => ({
  event: { type: 'finished', codes: recovery_codes },
  security,
})

/** Asks the service and then the browser for a new passkey, and sends its proof. */
async function addPasskey(shell: ShellContext, present?: string): Promise<Outcome> {
  const options = await runInFlow(shell, commands.startPasskey, { present_code: present })
  if (!options.ok) return { event: { type: 'refused', error: options.error } }
  const prompted = await promptToCreate(options.data)
  if (prompted.is === 'left') return { event: { type: 'passkey-left' } }
  if (prompted.is === 'failed') return { event: { type: 'refused', error: prompted.error } }
  return outcomeOf(
    await runInFlow(shell, commands.finishPasskey, { passkey: prompted.proof }),
    finished,
  )
}

async function doing(shell: ShellContext, wanted: Wanted): Promise<Outcome> {
  switch (wanted.do) {
    case 'start-authenticator':
      return outcomeOf(
        await runInFlow(shell, commands.startAuthenticator, { present_code: wanted.present }),
        ({ secret, uri }) => ({ event: { type: 'started', secret, uri } }),
      )
    case 'finish-authenticator':
      return outcomeOf(
        await runInFlow(shell, commands.finishAuthenticator, { code: wanted.code }),
        finished,
      )
    case 'start-phone':
      return outcomeOf(
        await runInFlow(shell, commands.startPhone, {
          phone_number: wanted.number,
          present_code: wanted.present,
        }),
        ({ phone_number_end }) => ({ event: { type: 'code-sent', end: phone_number_end } }),
      )
    case 'finish-phone':
      return outcomeOf(
        await runInFlow(shell, commands.finishPhone, { code: wanted.code }),
        finished,
      )
    case 'remove':
      return outcomeOf(
        await runInFlow(shell, commands.removeFactor, {
          factor: wanted.factor,
          present_code: wanted.present,
        }),
        (security) => ({ event: { type: 'removed' }, security }),
      )
    case 'add-passkey':
      return addPasskey(shell, wanted.present)
    case 'remove-passkey':
      return outcomeOf(
        await runInFlow(shell, commands.removePasskey, {
          id: wanted.id,
          present_code: wanted.present,
        }),
        (security) => ({ event: { type: 'removed' }, security }),
      )
    case 'renew':
      return outcomeOf(
        await runInFlow(shell, commands.renewRecoveryCodes, { present_code: wanted.present }),
        finished,
      )
  }
}

/** Makes the call that a state waits for. */
export async function attempt(shell: ShellContext, work: Work): Promise<Outcome | undefined> {
  if (work.is === 'busy') return doing(shell, work.wanted)
  if (work.is === 'proving' && work.sending)
    return outcomeOf(await runInFlow(shell, commands.sendPresentCode, {}), () => ({
      event: { type: 'present-code-sent' },
    }))
  if (work.is !== 'checking') return undefined
  return outcomeOf(
    await runInFlow(shell, commands.confirmSelf, { password: work.password }),
    (security) => ({
      event: { type: 'confirmed' },
      security,
    }),
  )
}
