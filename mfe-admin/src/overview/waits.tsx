import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { houseQueues } from '@tessera/contracts/calls/house-jobs'
import { fetchedLists } from '@tessera/contracts/calls/house-lists'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { addressOf } from '../frame/addresses.ts'
import type { Self } from '../frame/area.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import styles from './overview.module.css'
import { overviewWords as words } from './words.ts'

/** The kind of the jobs that send emails. */
const emailJob = 'send-letter'

/** The count from which the service says no more. */
const countedMost = 1_000

/** Everything that waits for the viewer, each with a link to where it is done. Nothing else is shown. */
export function Waits({ self }: { readonly self: Self }): ReactElement {
  const { locale } = useWhen()
  const { client } = useShell()
  const { reports, appeals, ads, sign_ups: signUps } = self.waiting
  const lists = useQuery({
    ...queryOptions(client, fetchedLists, {}),
    enabled: self.may('lists.change'),
    staleTime: 0,
  })
  const queues = useQuery({
    ...queryOptions(client, houseQueues, {}),
    enabled: self.may('jobs.see'),
    staleTime: 0,
  })
  const failedEmails = (queues.data ?? []).find(({ job }) => job === emailJob)?.failed ?? 0
  const failed = (queues.data ?? []).reduce((sum, queue) => sum + queue.failed, 0) - failedEmails
  const stuck = (lists.data ?? []).filter(
    ({ fault, waiting }) => fault !== null || waiting !== null,
  )
  const waiting = [
    { to: addressOf('reports'), label: words.reports(), count: (reports ?? 0) - (appeals ?? 0) },
    { to: addressOf('reports'), label: words.appeals(), count: appeals ?? 0 },
    { to: addressOf('ads'), label: words.ads(), count: ads ?? 0 },
    { to: addressOf('sign-ups'), label: words.accounts(), count: signUps ?? 0 },
    { to: `${addressOf('lists')}?list=fetched`, label: words.lists(), count: stuck.length },
    { to: addressOf('jobs'), label: words.jobs(), count: failed },
    { to: addressOf('mail'), label: words.mail(), count: failedEmails },
  ].filter(({ count }) => count > 0)
  const text = (count: number) => {
    const number = count.toLocaleString(locale)
    return count < countedMost ? number : words.more({ count: number })
  }
  return (
    <Part title={words.waits()}>
      {waiting.length === 0 ? <p className={parts.text}>{words.nothing()}</p> : null}
      {waiting.length === 0 ? null : (
        <div className={styles.cards}>
          {waiting.map(({ to, label, count }) => (
            <Link key={label} to={to} className={styles.card}>
              <span className={styles.count}>{text(count)}</span>
              <span>{label}</span>
            </Link>
          ))}
        </div>
      )}
    </Part>
  )
}
