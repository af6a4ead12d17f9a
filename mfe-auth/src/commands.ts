import { type Command, defineCommand } from '@tessera/cache'
import { logIn } from '@tessera/contracts/calls/session'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { errorCodes } from '@tessera/contracts/errors/codes'
import { inPageLanguage } from '@tessera/contracts/messages'
import type { ShellContext } from '@tessera/module'

const { http, message } = errorCatalogue.unexpected

/** Returns the error for an answer that does not fit the call. */
export const unexpected = (): CallError => ({
  ...{ code: 'unexpected', message: inPageLanguage(message), httpStatus: http },
  apiErrorCode: errorCodes.unexpected,
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
