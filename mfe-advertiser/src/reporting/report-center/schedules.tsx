import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { listReportSchedules, type ReportSchedule } from '@tessera/contracts/calls/report-center'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { Report } from '../../kit/tables/report.tsx'
import { deleteScheduleCommand, pauseCommand } from './commands.ts'
import styles from './report-center.module.css'
import { words } from './words.ts'

interface ScheduleRowProps {
  readonly account: Advertiser
  readonly schedule: ReportSchedule
}

function ScheduleRow({ account, schedule }: ScheduleRowProps): ReactElement {
  const pause = useCommand(pauseCommand)
  const remove = useCommand(deleteScheduleCommand)
  const { moment } = useMoney(account.currency)
  const { id, name, rhythm, recipients, next_at: next } = schedule
  const which = { advertiser_id: account.id, schedule_id: id }
  const isPaused = next === null
  const names = recipients.map((person) => person.name).join(', ')
  return (
    <li className={styles.schedule}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {words[rhythm]()} · {isPaused ? words.paused() : words.next({ moment: moment(next) })}
        </span>
        <span className={styles.note}>
          {recipients.length === 0 ? words.mailsNobody() : words.mailsTo({ names })}
        </span>
      </span>
      <span className={styles.acts}>
        <Button
          size="small"
          busy={pause.busy}
          aria-label={isPaused ? words.resumeOf({ name }) : words.pauseOf({ name })}
          onClick={() => void pause.run({ ...which, state: isPaused ? 'active' : 'paused' })}
        >
          {isPaused ? words.resume() : words.pause()}
        </Button>
        <Button
          size="small"
          kind="quiet"
          busy={remove.busy}
          aria-label={words.removeOf({ name })}
          onClick={() => void remove.run({ ...which, before: isPaused ? 'paused' : 'active' })}
        >
          {words.remove()}
        </Button>
      </span>
    </li>
  )
}

/** The scheduled reports of an ad account; nothing where there are none. */
export function Schedules({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, listReportSchedules, { advertiser_id: account.id }),
    staleTime: 0,
  })
  return (
    <Report query={query}>
      {(schedules) =>
        schedules.length === 0 ? null : (
          <section className={styles.section} aria-label={words.schedules()}>
            <h2>{words.schedules()}</h2>
            <ul className={styles.list}>
              {schedules.map((schedule) => (
                <ScheduleRow key={schedule.id} account={account} schedule={schedule} />
              ))}
            </ul>
          </section>
        )
      }
    </Report>
  )
}
