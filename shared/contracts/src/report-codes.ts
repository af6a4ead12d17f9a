/**
 * The kinds of failure that browsers report and `/health` counts by name. Others are counted together
 * as 'other', since anybody can send any text; the log has what they said.
 */
export const reportCodes = [
  'module-absent',
  'module-incompatible',
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
  'save-target-refused',
  'overlay-unknown',
  'account-menu-failed',
  'profiles-failed',
  'search-failed',
  'frame-threw',
  'actions-not-found',
] as const

/** A kind of failure as `/health` names it. */
export type ReportCode = (typeof reportCodes)[number] | 'other'

/** The kind that a reported code is counted as. */
export const reportCodeOf = (text: string): ReportCode =>
  reportCodes.find((code) => code === text) ?? 'other'
