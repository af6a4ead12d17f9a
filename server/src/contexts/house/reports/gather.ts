import type { UserId } from '@tessera/contracts/ids'
import type { Ports } from '../../../ports.ts'
import { hear } from '../../base/domain-events/hear.ts'
import { pinReported } from '../../pins/index.ts'
import { storeReport } from './store-report.ts'
import { subjectsOf } from './subjects.ts'

/** Returns the key of an account among those who reported a thing. */
export const reporterOf = (userId: UserId): string => `account ${userId}`

type Needed = Pick<Ports, 'clock' | 'ids' | 'jobs'>

/** A report of a pin opens its case, or joins it. */
export const reportHears = [
  hear(pinReported, async (tx, ports: Needed, { pinId, userId: reporterId, reason }) => {
    const [subject] = await subjectsOf(tx, 'pin', [pinId])
    if (subject === undefined) return
    const said = { reason, words: '', email: null, locale: null }
    const reporter = reporterOf(reporterId)
    await storeReport(tx, ports, subject, { reporter, reporterId, ...said })
  }),
]
