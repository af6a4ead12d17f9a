import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Mode } from './states.ts'

/**
 * Returns the first step of the modal: the form on the home page and for a log-in, a welcome back
 * for a returning visitor unless they asked to sign up, and an offer otherwise.
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
