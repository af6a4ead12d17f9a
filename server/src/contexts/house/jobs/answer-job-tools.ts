import type { JobsRequest } from '@tessera/contracts/house-job-tools'
import { type Answer, given } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import type { Ports } from '../../../ports.ts'
import { operator } from '../log/actor.ts'
import { jobPlace } from './job-place.ts'
import { changeJobs, jobsIn, queuesOf } from './jobs.ts'

type Told = Answer<Readonly<Record<string, unknown>>>

/** Jobs of one answer. */
const shownMost = 100

/** Answers a request of the operator's command about jobs. */
export async function answerJobTools(ports: Ports, asked: JobsRequest): Promise<Told> {
  switch (asked.do) {
    case 'queues':
      return given({ queues: await queuesOf(ports) })
    case 'list': {
      const after = jobPlace(asked.after)
      if (after === 'unreadable') return badBookmark
      const wanted = { name: asked.job, states: [asked.state], after, most: shownMost + 1 }
      const page = pageOf(await jobsIn(ports, wanted), shownMost, ({ place }) => [...place])
      return given({ jobs: page.rows.map(({ job }) => job), next: page.bookmark })
    }
    default: {
      const { do: does, ids, reason } = asked
      return changeJobs(ports, operator, { ids, does, reason })
    }
  }
}
