import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { Entrance } from './store.ts'

/** Why the owner of an account, who has shown that they are, does not get in all the same. */
export function stateRefusal({ state }: Pick<Entrance, 'state'>): ErrorCode | undefined {
  switch (state) {
    case 'suspended':
      return 'suspended'
    case 'soft_banned':
      return 'soft-banned'
    case 'deactivated':
      return 'deactivated'
    default:
      return undefined
  }
}

type Connections = Pick<Entrance, 'connectedToGoogle' | 'connectedToFacebook' | 'connectedToApple'>

/**
 * How somebody without a password gets in instead. Google comes first, since it alone is still
 * offered here; Facebook by itself is a way that has gone.
 */
export function passwordlessRefusal(connected: Connections): ErrorCode {
  if (connected.connectedToGoogle) return 'linked-google'
  if (connected.connectedToFacebook)
    return connected.connectedToApple ? 'linked-facebook' : 'facebook-only'
  return connected.connectedToApple ? 'linked-apple' : 'password-wrong'
}
