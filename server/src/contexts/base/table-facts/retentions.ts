import { timings } from '@tessera/contracts/timings'

/** Days that rows are kept, which people who look after the product choose within bounds. */
export interface Retention {
  /** Its name in calls, commands and the log. */
  readonly name: string
  readonly least: number
  /** The days until somebody chooses others. */
  readonly usual: number
  readonly most: number
}

const named = <const Name extends string>(
  name: Name,
  [least, usual, most]: readonly [least: number, usual: number, most: number],
) => ({ name, least, usual, most }) as const

/**
 * The retentions. A table names its own by `keptForChosenDays`, and the job that deletes its rows asks `keptEdge`.
 * The least is what the product needs to work: figures that it shows, and proofs that it asks for.
 */
export const retentions = {
  outbox: named('outbox', [1, 7, 90]),
  suppressions: named('suppressions', [30, 365, 1_825]),
  suspendedSessions: named('suspended-sessions', [1, 30, 365]),
  invites: named('invites', [7, 90, 730]),
  notifications: named('notifications', [7, timings.notificationDays, 730]),
  errors: named('errors', [7, timings.errorDays, 365]),
  // A page of figures shows seven days and compares them with those before.
  vitals: named('vitals', [15, timings.vitalDays, 400]),
  notices: named('notices', [30, 365, 1_825]),
} as const satisfies Readonly<Record<string, Retention>>

/** All retentions, in the order in which they are listed. */
export const allRetentions: readonly Retention[] = Object.values(retentions)
