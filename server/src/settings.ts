import type { SessionSpan } from './domains/identity/session-rules.ts'

/** What the calls and documents need to know of the configuration. */
export interface Settings {
  readonly brand: string
  /** Where people find the product, without a slash at the end. */
  readonly publicOrigin: string
  readonly session: SessionSpan
  /** Whether modules may be overridden in a browser. */
  readonly overrides: boolean
  /** Whose word on where a request came from is taken. */
  readonly trustedProxies: readonly string[]
}
