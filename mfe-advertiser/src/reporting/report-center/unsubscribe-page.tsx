import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getReportUnsubscribe } from '@tessera/contracts/calls/report-center'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, type ReactNode, useState } from 'react'
import { unsubscribeCommand } from './commands.ts'
import styles from './report-center.module.css'
import { stopWords as words } from './words.ts'

interface Standing {
  readonly name: string
  readonly subscribed: boolean
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}

function Asked({ token, before }: { readonly token: string; readonly before: Standing }) {
  const [{ name, subscribed }, setStanding] = useState(before)
  const change = useCommand(unsubscribeCommand)
  const press = async () => {
    const outcome = await change.run({ token, subscribed: !subscribed })
    if (outcome.state === 'done') setStanding(outcome.answer)
  }
  return (
    <Card title={subscribed ? words.title() : words.doneTitle()}>
      <p role="status">{subscribed ? words.ask({ name }) : words.done({ name })}</p>
      <Button
        kind={subscribed ? 'primary' : 'plain'}
        busy={change.busy}
        onClick={() => void press()}
      >
        {subscribed ? words.press() : words.again()}
      </Button>
    </Card>
  )
}

/** The page of a link in a mail about a report: nothing changes before its button is pressed. */
export default function ReportUnsubscribePage({
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  const { client } = useShell()
  useTitle(words.title())
  const token = query.get('token') ?? ''
  const link = useQuery({
    ...queryOptions(client, getReportUnsubscribe, { token }),
    staleTime: 0,
  })
  const isGone = ['not-found', 'bad-input'].includes(callErrorOf(link.error)?.code ?? '')
  return (
    <div className={styles.page}>
      {link.data !== undefined ? (
        <Asked token={token} before={link.data} />
      ) : isGone ? (
        <Card title={words.goneTitle()}>
          <p>{words.gone()}</p>
        </Card>
      ) : link.error === null ? (
        <div role="status" aria-label={words.loading()} className={styles.card}>
          <Skeleton width={220} height={32} />
          <Skeleton width={180} height={48} radius="var(--r-full)" />
        </div>
      ) : (
        <ErrorRegion
          title={words.failed()}
          busy={link.isFetching}
          onRetry={() => void link.refetch()}
        >
          {link.error.message}
        </ErrorRegion>
      )}
    </div>
  )
}
