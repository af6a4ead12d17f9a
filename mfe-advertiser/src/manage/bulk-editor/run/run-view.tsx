import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { type BulkRun, getBulkRun } from '@tessera/contracts/calls/bulk-runs'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Part } from '../../../kit/panels/part.tsx'
import { Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/bulk-editor.module.css'
import { runWords as words } from '../frame/words.ts'
import { isOpenRun } from './is-open.ts'
import { RunActs } from './run-acts.tsx'
import { RunRows } from './run-rows.tsx'
import { saidOfRun } from './said-of-run.ts'

interface RunProps {
  readonly account: Advertiser
  readonly run: BulkRun
}

function Figures({ account, run }: RunProps): ReactElement {
  const { count } = useFigures(account.currency)
  const { campaigns } = run
  const always = [
    [words.rows(), run.rows],
    [words.rowsChanging(), run.rows_changing],
    [words.rowsFaulty(), run.rows_faulty],
  ] as const
  const some = (
    [
      [words.campaignsReady(), campaigns.ready],
      [words.campaignsFaulty(), campaigns.faulty],
      [words.campaignsApplied(), campaigns.applied],
      [words.campaignsRefused(), campaigns.refused],
      [words.campaignsUndone(), campaigns.undone],
      [words.campaignsKept(), campaigns.kept],
    ] as const
  ).filter(([, value]) => value > 0)
  return (
    <dl className={panels.figures}>
      {[...always, ...some].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Run({ account, run }: RunProps): ReactElement {
  const { count, moment } = useFigures(account.currency)
  const { created_at: at, created_by: name } = run
  const isBad = run.state === 'unreadable' || run.state === 'failed'
  return (
    <Part
      title={run.file_name}
      lead={name === null ? moment(at) : words.byName({ at: moment(at), name })}
    >
      <p role="status" className={isBad ? styles.fault : undefined}>
        {saidOfRun(run, count)}
      </p>
      {isOpenRun(run) ? (
        <div className={styles.progress}>
          <progress value={run.progress} max={1} aria-label={words[run.state]()} />
        </div>
      ) : null}
      {run.state === 'unreadable' ? null : <Figures account={account} run={run} />}
      <RunActs account={account} run={run} />
      {run.state === 'unreadable' || run.state === 'waiting' || run.state === 'checking' ? null : (
        // The outcome of the rows changes with the state.
        <RunRows key={run.state} account={account} run={run} />
      )}
    </Part>
  )
}

interface RunViewProps {
  readonly account: Advertiser
  readonly runId: string
}

/** An upload: its progress, what can be done with it, and its report row by row. */
export function RunView({ account, runId }: RunViewProps): ReactElement {
  const { client } = useShell()
  const found = useQuery({
    ...queryOptions(client, getBulkRun, { advertiser_id: account.id, run_id: runId }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isOpenRun(data) ? timings.bulkRunLookedAt : false,
  })
  if (callErrorOf(found.error)?.code === 'not-found')
    return (
      <EmptyState title={words.goneTitle()}>{words.gone({ days: limits.bulkRunDays })}</EmptyState>
    )
  return <Report query={found}>{(run) => <Run account={account} run={run} />}</Report>
}
