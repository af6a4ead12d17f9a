import { houseRetention, setRetention } from '@tessera/contracts/calls/house-retention'
import { given } from '../../../calls/answer.ts'
import { defineDomain } from '../../base/define-domain.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { changeRetention, retentionOf } from './retention.ts'

/** The days that rows are kept, as people who look after the product choose them. */
export const houseRetentionDomain = defineDomain({
  calls: [
    answerHouse(houseRetention, async ({ ports }) => given(await retentionOf(ports.db))),
    answerHouse(setRetention, ({ ports, actor }, { name, days, reason }) =>
      changeRetention(ports, actor, { name, days, reason }),
    ),
  ],
})
