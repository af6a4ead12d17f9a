import { type Command, defineCommand } from '@tessera/cache'
import { logIn } from '@tessera/contracts/calls/session'
import {
  type CallError,
  type CallResult,
  unexpectedMessage,
} from '@tessera/contracts/errors/call-error'
import { unexpectedApiCode } from '@tessera/contracts/errors/page-errors'
import { inPageLanguage } from '@tessera/contracts/messages'
import type { ShellContext } from '@tessera/module'

/** Returns the error for an answer that does not fit the call. */
export const unexpected = (): CallError => ({
  code: 'unexpected',
  message: inPageLanguage(unexpectedMessage),
  httpStatus: 500,
  apiErrorCode: unexpectedApiCode,
})

/** Logs in with a password, or with the code of a second factor. */
export const logInCommand = defineCommand(logIn, { name: 'log-in' })

/** Runs a command whose flow shows its errors; identical runs in progress share one call. */
export async function runInFlow<Input, Output>(
  { commands }: Pick<ShellContext, 'commands'>,
  command: Command<Input, Output>,
  input: Input,
): Promise<CallResult<Output>> {
  const outcome = await commands.run(command, input, { isInline: () => true })
  if (outcome.state === 'done') return { ok: true, data: outcome.answer, bookmark: null }
  return { ok: false, error: outcome.state === 'refused' ? outcome.error : unexpected() }
}
