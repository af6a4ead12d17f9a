import { changeJobs, houseJobs, houseQueues } from '@tessera/contracts/calls/house-jobs'
import { given } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import { defineDomain } from '../../base/define-domain.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { jobPlace } from './job-place.ts'
import * as jobs from './jobs.ts'

/** Jobs that wait, run or have failed. */
export const houseJobsDomain = defineDomain({
  calls: [
    answerHouse(houseQueues, async ({ ports }) => given(await jobs.queuesOf(ports))),
    answerHouse(houseJobs, async ({ ports }, { state, job, bookmark, page_size: size }) => {
      const after = jobPlace(bookmark)
      if (after === 'unreadable') return badBookmark
      const wanted = { name: job, states: [state], after, most: size + 1 }
      const page = pageOf(await jobs.jobsIn(ports, wanted), size, ({ place }) => [...place])
      return given(
        page.rows.map((row) => row.job),
        page.bookmark,
      )
    }),
    answerHouse(changeJobs, ({ ports, actor }, { ids, do: does, reason }) =>
      jobs.changeJobs(ports, actor, { ids, does, reason }),
    ),
  ],
})
