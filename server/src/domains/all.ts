import type { Answered } from '../calls/answer.ts'
import { adCalls } from './ads/calls.ts'
import { boardCalls } from './boards/calls.ts'
import { feedCalls } from './feed/calls.ts'
import { identityCalls } from './identity/calls.ts'
import { mediaCalls } from './media/calls.ts'
import { pinCalls } from './pins/calls.ts'
import { searchCalls } from './search/calls.ts'
import { telemetryCalls } from './telemetry/calls.ts'
import { userCalls } from './users/calls.ts'

/** Every call that the service answers. */
export const answeredCalls: readonly Answered[] = [
  ...identityCalls,
  ...feedCalls,
  ...pinCalls,
  ...searchCalls,
  ...boardCalls,
  ...userCalls,
  ...mediaCalls,
  ...adCalls,
  ...telemetryCalls,
]
