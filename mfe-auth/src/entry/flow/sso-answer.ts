import type { SsoWindow } from '@tessera/contracts/calls/sso'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { z } from '@tessera/contracts/schema'

/** The window of a company brings this answer back. */
export type SsoAnswer = z.output<typeof SsoWindow>

/** The end of a company's window, as an event of the form. */
export type WindowEvent =
  | { readonly type: 'sso-answered'; readonly answer: SsoAnswer }
  | { readonly type: 'sso-closed' }
  | { readonly type: 'sso-refused'; readonly error: Pick<CallError, 'message'> }

/** The proof of a log-in at a company, sent instead of a password: the service knows the code. */
export interface SsoProof {
  /** The address that was typed; the company must say the same. */
  readonly email: string
  readonly code: string
}
