import { runCalls } from './run-calls.ts'
import { sourceCalls } from './source-calls.ts'

/** Handlers of the calls of merchants' catalogues. */
export const catalogCalls = [...sourceCalls, ...runCalls]
