import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { callErrorOf, queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { getMadeReport, type MadeReport } from '@tessera/contracts/calls/report-center'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { AnyId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { Report } from '../../kit/tables/report.tsx'
import { rerunCommand } from './commands.ts'
import styles from './report-center.module.css'
import { useBytes } from './use-bytes.ts'
import { words } from './words.ts'

interface OfReport {
  readonly account: Advertiser
  readonly report: MadeReport
}

function why({ state, expires_at: expires }: MadeReport, dayName: (day: string) => string): string {
  if (state === 'expired') return words.expiredWhy({ days: limits.reportFileDays })
  if (state === 'failed') return words.failedWhy()
  if (state !== 'ready' || expires === null) return words.waitingWhy()
  return words.until({ date: dayName(expires.slice(0, 10)) })
}

function Made({ account, report }: OfReport): ReactElement {
  const { navigate } = useShell()
  const rerun = useCommand(rerunCommand)
  const { dayName } = useMoney(account.currency)
  const bytes = useBytes()
  const { id, name, from, to, state, file_url: url } = report
  const again = async () => {
    const outcome = await rerun.run({ advertiser_id: account.id, report_id: id })
    if (outcome.state !== 'done') return
    const query = { id: outcome.answer.id }
    navigate(advertiserUrl('reportDownload', { advertiserId: account.id, query }))
  }
  return (
    <section className={styles.section} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.note}>
        {words.range({ from: dayName(from), to: dayName(to) })} · {words[state]()}
        {report.bytes === null ? '' : ` · ${bytes(report.bytes)}`}
      </p>
      <p role="status">{why(report, dayName)}</p>
      <div className={styles.acts}>
        {url === null ? null : (
          <Button kind="primary" href={url} download>
            {words.getFile()}
          </Button>
        )}
        {state === 'expired' || state === 'failed' ? (
          <Button kind="primary" busy={rerun.busy} onClick={() => void again()}>
            {words.again()}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** The file of a report, as links in mails name it. */
export default function Download({
  account,
  query,
}: {
  readonly account: Advertiser
  readonly query: URLSearchParams
}): ReactElement {
  const { client } = useShell()
  const id = z.safeParse(AnyId, query.get('id')).data
  const found = useQuery({
    ...queryOptions(client, getMadeReport, { advertiser_id: account.id, report_id: id ?? '1' }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'making'
        ? timings.reportLookedAt
        : false,
  })
  if (id === undefined || callErrorOf(found.error)?.code === 'not-found')
    return <EmptyState title={words.goneTitle()}>{words.gone()}</EmptyState>
  return <Report query={found}>{(report) => <Made account={account} report={report} />}</Report>
}
