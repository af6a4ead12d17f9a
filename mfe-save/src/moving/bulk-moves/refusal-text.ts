import type { CallError } from '@tessera/contracts/errors/call-error'
import { words } from './words.ts'

const busy: ReadonlySet<CallError['code']> = new Set(['board-busy', 'target-busy', 'board-closing'])

/** Returns the message of a refusal: that a board is busy (2171 to 2173), or the service's own. */
export function refusalText({ code, message, messageDetail }: CallError): string {
  return busy.has(code) ? words.busy() : (messageDetail ?? message)
}
