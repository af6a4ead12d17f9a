import { unexpectedMessage } from './call-error.ts'
import { kind } from './error-kind.ts'

/** The errors of requests to a module's own backend. */
export const backendErrors = {
  'backend-not-granted': kind(403, "This part isn't available right now."),
  'backend-unreachable': kind(502, "We couldn't reach this part. Try again in a moment."),
  'backend-too-slow': kind(504, 'That took too long. Try again.'),
  'backend-too-large': kind(502, 'This part sent more than we can show.'),
  'backend-redirected': kind(502, "This part isn't available right now."),
  'backend-resting': kind(503, "This part isn't working right now. Try again {wait}."),
  'backend-refused': kind(502, unexpectedMessage),
} as const
