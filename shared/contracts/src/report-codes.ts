/**
 * The kinds of failure that browsers report and `/health` counts by name. Other codes count as 'other',
 * because anybody can send any text; the log has their full text.
 */
export const reportCodes = [
  'module-absent',
  'module-incompatible',
  'module-wrong-abi',
  'module-unreachable',
  'module-bad-status',
  'module-not-a-module',
  'module-integrity',
  'module-timeout',
  'module-threw-at-load',
  'module-threw-on-render',
  'module-no-such-view',
  'module-uncaught',
  'shell-uncaught',
  'registry-conflict',
  'event-invalid',
  'event-version',
  'listener-threw',
  'request-unhandled',
  'request-handled-twice',
  'request-late',
  'save-target-refused',
  'overlay-unknown',
  'account-menu-failed',
  'accounts-failed',
  'search-failed',
  'frame-threw',
  'actions-not-found',
] as const

/** A kind of failure in `/health`. */
export type ReportCode = (typeof reportCodes)[number] | 'other'

/** The kinds that are a failure of a module's build: it did not load, or its views or handlers threw. */
const moduleFailures: ReadonlySet<string> = new Set([
  'module-incompatible',
  'module-wrong-abi',
  'module-unreachable',
  'module-bad-status',
  'module-not-a-module',
  'module-integrity',
  'module-timeout',
  'module-threw-at-load',
  'module-threw-on-render',
  'module-no-such-view',
  'module-uncaught',
  'listener-threw',
] satisfies readonly ReportCode[])

/** True when a reported code says that a module's build failed. */
export const isModuleFailure = (code: string): boolean => moduleFailures.has(code)

/** The kinds that are a failure of the shell's own build. */
const shellFailures: ReadonlySet<string> = new Set([
  'shell-uncaught',
  'frame-threw',
  'account-menu-failed',
  'accounts-failed',
  'search-failed',
] satisfies readonly ReportCode[])

/** True when a reported code says that the shell's build failed. */
export const isShellFailure = (code: string): boolean => shellFailures.has(code)

/** Returns the kind that a reported code counts as. */
export const reportCodeOf = (text: string): ReportCode =>
  reportCodes.find((code) => code === text) ?? 'other'
