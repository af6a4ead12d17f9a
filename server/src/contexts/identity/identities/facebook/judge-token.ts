import { timings } from '@tessera/contracts/timings'
import type { FacebookToken } from '../../../../platform/facebook/port.ts'

/**
 * True when a token proves its person to the product: Facebook gave it to the product's own app, for a person,
 * and it still holds. A token that somebody gave to another app proves nothing here.
 */
export function provesPerson(
  token: FacebookToken,
  given: { readonly appId: string; readonly now: Date },
): boolean {
  const isOver = token.expiresAt !== 0 && token.expiresAt * 1_000 <= given.now.getTime()
  return token.isValid && token.appId === given.appId && token.type === 'USER' && !isOver
}

/** True when Facebook gave the token so recently that it stands for a log-in now. */
export function isNewToken({ issuedAt }: Pick<FacebookToken, 'issuedAt'>, now: Date): boolean {
  return now.getTime() - issuedAt * 1_000 <= timings.confirmMinutes * 60_000
}
