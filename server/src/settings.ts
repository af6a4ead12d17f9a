import type { SessionSpan } from './domains/identity/session-rules.ts'

/** What the calls and documents need to know of the configuration. */
export interface Settings {
  readonly brand: string
  /** Where people find the product, without a slash at the end. */
  readonly publicOrigin: string
  readonly session: SessionSpan
  /** Whether modules may be overridden in a browser. */
  readonly overrides: boolean
  /** Email domains whose accounts nobody may log in to, in small letters. */
  readonly blockedEmailDomains: readonly string[]
  /** Whether an address may choose the arms of experiments. */
  readonly experimentOverrides: boolean
  /** Whether letters and short messages that went nowhere can be read on this machine. */
  readonly outbox: boolean
  /** Whose word on where a request came from is taken. */
  readonly trustedProxies: readonly string[]
  /** The header in which those say what country an address is in; null when they do not. */
  readonly countryHeader: string | null
  /** Countries in which each consent is asked for by itself, as two letters. */
  readonly consentCountries: readonly string[]
  /** Whether new passwords have eight characters and are strong, rather than six. */
  readonly strongPasswords: boolean
  /** What every budget of calls is multiplied by; 1 outside load tests. */
  readonly budgetFactor: number
}
