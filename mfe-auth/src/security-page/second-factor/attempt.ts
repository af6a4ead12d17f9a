import type { Client } from '@tessera/client'
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
import type { Event, Wanted, Work } from './state.ts'

/** What came of a call: what happens next, and how the account is kept safe from now on. */
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

async function doing(client: Client, wanted: Wanted): Promise<Outcome> {
  switch (wanted.do) {
    case 'start-authenticator':
      return outcomeOf(
        await client.call(startAuthenticator, { present_code: wanted.present }),
        ({ secret, uri }) => ({ event: { type: 'started', secret, uri } }),
      )
    case 'finish-authenticator':
      return outcomeOf(await client.call(finishAuthenticator, { code: wanted.code }), finished)
    case 'start-phone':
      return outcomeOf(
        await client.call(startPhone, {
          phone_number: wanted.number,
          present_code: wanted.present,
        }),
        ({ phone_number_end }) => ({ event: { type: 'code-sent', end: phone_number_end } }),
      )
    case 'finish-phone':
      return outcomeOf(await client.call(finishPhone, { code: wanted.code }), finished)
    case 'remove':
      return outcomeOf(
        await client.call(removeFactor, { factor: wanted.factor, present_code: wanted.present }),
        (security) => ({ event: { type: 'removed' }, security }),
      )
    case 'renew':
      return outcomeOf(
        await client.call(renewRecoveryCodes, { present_code: wanted.present }),
        finished,
      )
  }
}

/** Makes the call that goes on, if one does. */
export async function attempt(client: Client, work: Work): Promise<Outcome | undefined> {
  if (work.is === 'busy') return doing(client, work.wanted)
  if (work.is === 'proving' && work.sending)
    return outcomeOf(await client.call(sendPresentCode, {}), () => ({
      event: { type: 'present-code-sent' },
    }))
  if (work.is !== 'checking') return undefined
  return outcomeOf(await client.call(confirmSelf, { password: work.password }), (security) => ({
    event: { type: 'confirmed' },
    security,
  }))
}
