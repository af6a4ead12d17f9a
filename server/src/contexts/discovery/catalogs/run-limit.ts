import type { UserId } from '@tessera/contracts/ids'
import type { Refusal } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'

const runs: AttemptLimit = { most: 60, windowMinutes: 60 }

/** Counts a run that an account asks for; refuses it beyond the limit. */
export const limitRuns = (ports: Ports, userId: UserId): Promise<Refusal | undefined> =>
  refuseBeyond(ports, `catalog-run:${userId}`, runs)
