import type { CallError } from './call-error.ts'

/** Errors that another try can mend, so that a toast about them offers one. */
export const passingErrors: ReadonlySet<CallError['code']> = new Set([
  'offline',
  'timeout',
  'too-fast',
  'too-busy',
  'unavailable',
  'unexpected',
  'board-busy',
  'target-busy',
  'board-closing',
])
