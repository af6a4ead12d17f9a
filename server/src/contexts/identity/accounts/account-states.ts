import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { LogInAccount } from './store.ts'

/** True when a deactivated account's owner can bring it back. */
export const isPaused = ({ state, pausedAt }: Pick<LogInAccount, 'state' | 'pausedAt'>): boolean =>
  state === 'deactivated' && pausedAt !== null

/** Returns why an account's owner can't log in, although the password is right. */
export function stateRefusal({
  state,
  waitingSince,
}: Pick<LogInAccount, 'state' | 'waitingSince'>): ErrorCode | undefined {
  switch (state) {
    case 'suspended':
      return 'suspended'
    case 'soft_banned':
      return 'soft-banned'
    case 'deactivated':
      return waitingSince === null ? 'deactivated' : 'sign-up-waits'
    default:
      return undefined
  }
}

type Connections = Pick<
  LogInAccount,
  'connectedToGoogle' | 'connectedToFacebook' | 'connectedToApple'
>

/**
 * Returns the refusal for an account without a password. Google comes first: it's the only provider
 * still offered.
 */
export function passwordlessRefusal(connected: Connections): ErrorCode {
  if (connected.connectedToGoogle) return 'linked-google'
  if (connected.connectedToFacebook)
    return connected.connectedToApple ? 'linked-facebook' : 'facebook-only'
  return connected.connectedToApple ? 'linked-apple' : 'password-wrong'
}
