import { keptDays } from '@tessera/contracts/calls/house-retention'
import { answer, given } from '../../../calls/answer.ts'
import { defineDomain } from '../define-domain.ts'
import { allKeptDays } from './kept-days.ts'
import { retentionTables } from './tables.ts'

const answerKept = answer(keptDays, async ({ ports: { db } }) =>
  given((await allKeptDays(db)).map(({ name, days }) => ({ name, days }))),
)

/** The days that rows are kept which end by time. */
export const retentionDomain = defineDomain({ calls: [answerKept], tables: retentionTables })
