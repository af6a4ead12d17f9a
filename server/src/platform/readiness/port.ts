/** The state of an instance, as its operator sees it. */
export interface ReadyReport {
  /** True when the instance should get requests. */
  readonly isReady: boolean
  readonly isStopping: boolean
  /** The result of each check: `ok`, or why it fails. */
  readonly checks: Readonly<Record<string, string>>
}

/** Knows whether this instance should get requests. */
export interface Readiness {
  report(): Promise<ReadyReport>
  /** Says no from now on, because the instance stops. */
  leave(): void
}
