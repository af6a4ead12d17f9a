import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  changeJobs,
  type HouseJob,
  type HouseQueue,
  houseJobs,
  houseQueues,
  jobStates,
} from '@tessera/contracts/calls/house-jobs'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area } from '../frame/area.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import styles from './jobs.module.css'
import { States } from './states.tsx'
import { jobWords as words } from './words.ts'

/** A queue is late from so many seconds on: jobs that are due now wait for a moment. */
const lateSeconds = 60

function QueueRow({ queue }: { readonly queue: HouseQueue }): ReactElement {
  const { overdue_seconds: overdue } = queue
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <code>{queue.job}</code>
        {overdue < lateSeconds ? null : (
          <span className={parts.sub}>
            {words.queueLate({ minutes: Math.floor(overdue / 60) })}
          </span>
        )}
      </span>
      <span>{words.queueCounts(queue)}</span>
    </li>
  )
}

function Queues(): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, houseQueues, {}), staleTime: 0 })
  return (
    <Part title={words.queues()}>
      <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
        {(queues) =>
          queues.length === 0 ? (
            <p className={parts.text}>{words.noQueues()}</p>
          ) : (
            <ul aria-label={words.queues()} className={parts.list}>
              {queues.map((queue) => (
                <QueueRow key={queue.job} queue={queue} />
              ))}
            </ul>
          )
        }
      </QueryRegion>
    </Part>
  )
}

type Act = 'retry' | 'drop'

interface JobRowProps {
  readonly job: HouseJob
  readonly mayChange: boolean
  readonly onAct: (act: Act) => void
}

function JobRow({ job, mayChange, onAct }: JobRowProps): ReactElement {
  const { moment } = useWhen()
  const { attempts, error, next_at: next } = job
  const day = moment(job.since)
  const [first = '', ...more] = error?.split('\n') ?? []
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <code>{job.job}</code>
        {error === null ? null : (
          <span className={styles.error} dir="ltr">
            {first}
          </span>
        )}
        <span className={parts.sub}>
          {attempts === 1 ? words.triedOnce({ day }) : words.tried({ day, attempts })}
        </span>
        {next === null ? null : (
          <span className={parts.sub}>{words.next({ day: moment(next) })}</span>
        )}
        {more.length === 0 ? null : (
          <details>
            <summary>{words.details()}</summary>
            <pre className={styles.trace} dir="ltr">
              {error}
            </pre>
          </details>
        )}
      </span>
      {mayChange && job.state !== 'running' ? (
        <span className={parts.acts}>
          <Button
            size="small"
            aria-label={words.retryOf({ job: job.job, day })}
            onClick={() => onAct('retry')}
          >
            {words.retry()}
          </Button>
          <Button
            size="small"
            aria-label={words.dropOf({ job: job.job, day })}
            onClick={() => onAct('drop')}
          >
            {words.drop()}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

function Jobs({ mayChange }: { readonly mayChange: boolean }): ReactElement {
  const { client, toast } = useShell()
  const [state, setState] = useState<HouseJob['state']>('failed')
  const [asking, setAsking] = useState<{ readonly job: HouseJob; readonly act: Act } | null>(null)
  const list = useInfiniteQuery({ ...listOptions(client, houseJobs, { state }), staleTime: 0 })
  return (
    <Part title={words.jobs()}>
      <States states={jobStates.toReversed()} state={state} onChoose={setState} />
      <Listed list={list} title={words.jobs()} nothing={words.noJobs()}>
        {(job) => (
          <JobRow job={job} mayChange={mayChange} onAct={(act) => setAsking({ job, act })} />
        )}
      </Listed>
      {mayChange ? null : <p className={parts.note}>{words.jobsReadOnly()}</p>}
      {asking === null ? null : (
        <ActDialog
          title={words[`${asking.act}Title`]()}
          says={words[`${asking.act}Says`]()}
          button={words[asking.act]()}
          {...(asking.act === 'retry' ? { reason: words.retryReason() } : {})}
          send={(client, { reason }) =>
            client.call(changeJobs, { ids: [asking.job.id], do: asking.act, reason })
          }
          onClose={() => setAsking(null)}
          done={() => {
            setAsking(null)
            toast({
              text: asking.act === 'retry' ? words.retried() : words.dropped(),
              tone: 'good',
            })
          }}
        />
      )}
    </Part>
  )
}

/** Jobs that wait, run or have failed. */
export default function JobsPage(): ReactElement {
  return (
    <Area page="jobs" title={words.jobsTitle()} needs="jobs.see" lead={words.jobsLead()}>
      {(self) => (
        <div className={parts.stack}>
          <Queues />
          <Jobs mayChange={self.may('jobs.change')} />
        </div>
      )}
    </Area>
  )
}
