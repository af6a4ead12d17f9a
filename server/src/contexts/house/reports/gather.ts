import type { UserId } from '@tessera/contracts/ids'
import { foundByList } from '@tessera/contracts/report-kinds'
import type { Ports } from '../../../ports.ts'
import { hear } from '../../base/domain-events/hear.ts'
import { termsMet } from '../../base/terms/check-texts.ts'
import { holdThing, pinReported } from '../../pins/index.ts'
import { storeReport } from './store-report.ts'
import { subjectsOf } from './subjects.ts'

/** Returns the key of an account among those who reported a thing. */
export const reporterOf = (userId: UserId): string => `account ${userId}`

type Needed = Pick<Ports, 'clock' | 'ids' | 'jobs' | 'events'>

/** A report of a pin opens its case, or joins it. */
export const reportHears = [
  hear(pinReported, async (tx, ports: Needed, { pinId, userId: reporterId, reason }) => {
    const [subject] = await subjectsOf(tx, 'pin', [pinId])
    if (subject === undefined) return
    const said = { reason, words: '', email: null, locale: null }
    const reporter = reporterOf(reporterId)
    await storeReport(tx, ports, subject, { reporter, reporterId, ...said })
  }),
  hear(termsMet, async (tx, ports: Needed, { kind, id, ownerId, terms, isHidden }) => {
    if (isHidden) await holdThing(tx, ports, { kind, id, ownerId })
    const [subject] = await subjectsOf(tx, kind, [id])
    if (subject === undefined) return
    await storeReport(tx, ports, subject, {
      reporter: 'list of terms',
      reporterId: null,
      reason: foundByList,
      words: terms.map((term) => `“${term}”`).join(', '),
      email: null,
      locale: null,
    })
  }),
]
