import type { RecoveryType } from '@tessera/contracts/recovery'
import type { ResetEmail } from './reset-email-flow.ts'

// These say themselves that a letter was sent; one more changes nothing about them.
const ofLetters: ReadonlySet<RecoveryType> = new Set(['LOGIN_ASSISTANCE', 'PASSWORD_RESET_SENT'])

/** Which dialog stands there: the one that was asked for, until a letter was sent from it. */
export function shownType(asked: RecoveryType, resetEmail: ResetEmail): RecoveryType {
  return resetEmail.kind === 'sent' && !ofLetters.has(asked) ? 'PASSWORD_RESET_SENT' : asked
}
