import { type Command, defineCommand } from '@tessera/cache'
import { logIn } from '@tessera/contracts/calls/session'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { errorCodes } from '@tessera/contracts/errors/codes'
import type { ShellContext } from '@tessera/module'

const { http, message } = errorCatalogue.unexpected

/** The error for an answer that does not fit what was asked. */
export const unexpected: CallError = {
  ...{ code: 'unexpected', message, httpStatus: http },
  apiErrorCode: errorCodes.unexpected,
}

/** Logs in: with a password, or with the code of a second factor. */
export const logInCommand = defineCommand(logIn, { name: 'log-in' })

/** Runs a command for a flow, which shows refusals itself; an identical run under way counts as one. */
export async function runInFlow<Input, Output>(
  { commands }: Pick<ShellContext, 'commands'>,
  command: Command<Input, Output>,
  input: Input,
): Promise<CallResult<Output>> {
  const outcome = await commands.run(command, input, { isInline: () => true })
  if (outcome.state === 'done') return { ok: true, data: outcome.answer, bookmark: null }
  return { ok: false, error: outcome.state === 'refused' ? outcome.error : unexpected }
}
