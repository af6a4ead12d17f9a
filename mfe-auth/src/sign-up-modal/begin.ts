import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Mode } from '../auth-form/states.ts'

/**
 * How the modal opens: with an offer; on the home page, and for a log-in, with the form at once; for
 * somebody who was here before with a welcome back, unless they asked for a new account.
 */
export function beginOf(request: {
  readonly source: SignupSource
  readonly start?: Mode | undefined
  readonly returning?: ReturningVisitor | null
}): 'offer' | Mode {
  const { source, start, returning = null } = request
  if (start === 'log-in') return 'log-in'
  if (start === undefined && returning !== null) return 'log-in'
  return source === 'homePage' ? 'sign-up' : 'offer'
}
