import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Mode } from '../getting-in/flow.ts'

/** How the modal opens: with an offer; on the home page, and for a log-in, with the form at once. */
export function beginOf(request: {
  readonly source: SignupSource
  readonly start?: Mode | undefined
}): 'offer' | Mode {
  if (request.start === 'log-in') return 'log-in'
  return request.source === 'homePage' ? 'sign-up' : 'offer'
}
