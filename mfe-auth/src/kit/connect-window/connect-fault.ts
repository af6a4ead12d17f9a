import type { ConnectOutcome } from './watch.ts'
import { words } from './words.ts'

/** Returns what is said about an outcome; undefined where there is nothing to say. */
export function connectFault(
  { kind }: Pick<ConnectOutcome<unknown>, 'kind'>,
  brand: string,
): string | undefined {
  if (kind === 'blocked') return words.mustEnablePopups()
  return kind === 'error' || kind === 'closed' ? words.mustAuthorize({ brand }) : undefined
}
