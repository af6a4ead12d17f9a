import { sentPosition } from '../platform/database/replicas/positions.ts'
import { cookieOf } from './cookies.ts'

/** The cookie that holds the position of what a browser wrote last. */
export const positionCookie = '__Host-written'

/** The header that programs send and get instead. */
export const positionHeader = 'X-Written-Position'

/**
 * Returns the position of what the sender of a request wrote last; 0 without one. A forged one only decides
 * which database its own sender reads.
 */
export function writtenPosition(headers: Headers): bigint {
  const kept = sentPosition(cookieOf(headers.get('Cookie'), positionCookie))
  const sent = sentPosition(headers.get(positionHeader))
  if (sent > kept) return sent
  return kept
}
