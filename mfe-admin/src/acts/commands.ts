import { type Command, defineCommand } from '@tessera/cache'
import { confirmByPasskey, startPasskeyProof } from '@tessera/contracts/calls/passkeys'
import { confirmSelf, sendPresentCode } from '@tessera/contracts/calls/security'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'

/** Confirms the password before a sensitive act. */
export const confirmCommand = defineCommand(confirmSelf, { name: 'confirm-self' })

/** Sends a code to the phone that is the viewer's second factor. */
export const sendCodeCommand = defineCommand(sendPresentCode, { name: 'send-present-code' })

/** Asks for a passkey before a sensitive act. */
export const startPasskeyCommand = defineCommand(startPasskeyProof, { name: 'start-passkey-proof' })

/** Confirms a passkey before a sensitive act. */
export const passkeyCommand = defineCommand(confirmByPasskey, { name: 'confirm-by-passkey' })

/** A call as a dialog makes it: with the client of its shell. */
type Send = (client: ShellContext['client']) => Promise<CallResult<unknown>>

/** An act whose dialog shows its refusals. */
export const actCommand = defineCommand<{ readonly send: Send }, unknown>(
  (client, { send }) => send(client),
  { name: 'house-act', refusals: 'inline', key: () => 'act' },
)

/** Runs a command whose dialog shows the refusal, and returns that; null when it is done. */
export async function refusalOf<Input, Output>(
  { commands }: Pick<ShellContext, 'commands'>,
  command: Command<Input, Output>,
  input: Input,
): Promise<CallError | null | 'ignored'> {
  const outcome = await commands.run(command, input, { isInline: () => true })
  if (outcome.state === 'done') return null
  return outcome.state === 'refused' ? outcome.error : 'ignored'
}

/** Fetches all that the area shows again, after something has changed. */
export const refreshHouse = ({ queries }: Pick<ShellContext, 'queries'>): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [call] }) => typeof call === 'string' && call.startsWith('House'),
  })
