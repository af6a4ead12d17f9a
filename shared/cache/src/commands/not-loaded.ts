import type { CallError } from '@tessera/contracts/errors/call-error'
import { defineMessages } from '@tessera/contracts/messages'
import type { Outcome, RunOptions } from './define-command.ts'
import type { Toast } from './toast.ts'

const words = defineMessages({
  notLoaded: "We couldn't do that. Check your connection and try again.",
})

/** Refuses a command whose code could not be loaded, and says so. */
export function refuseNotLoaded(
  toast: (toast: Toast) => void,
  { isInline }: RunOptions = {},
): Outcome<never> {
  const message = words.notLoaded()
  const error: CallError = { code: 'offline', message, httpStatus: 0, apiErrorCode: 0 }
  if (isInline?.() !== true) toast({ text: message, tone: 'bad' })
  return { state: 'refused', error }
}
