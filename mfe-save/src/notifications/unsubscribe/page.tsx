import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { callErrorOf, queryOptions } from '@tessera/client'
import {
  type EmailTopic,
  getUnsubscribe,
  unsubscribe,
} from '@tessera/contracts/calls/notification-settings'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, type ReactNode, useState } from 'react'
import styles from './unsubscribe.module.css'
import { topicWords, words } from './words.ts'

interface Standing {
  readonly topic: EmailTopic
  readonly subscribed: boolean
}

const change = defineCommand(unsubscribe, { name: 'unsubscribe' })

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}

function Settings(): ReactElement {
  const { navigate } = useShell()
  return (
    <Button href={paths.notificationSettings.to()} onNavigate={navigate}>
      {words.settings()}
    </Button>
  )
}

const sentence = ({ topic, subscribed }: Standing): string => {
  if (topic === 'weekly') return subscribed ? words.askWeekly() : words.doneWeekly()
  const about = { topic: topicWords[topic]() }
  return subscribed ? words.ask(about) : words.done(about)
}

function Asked({ token, before }: { readonly token: string; readonly before: Standing }) {
  const { commands } = useShell()
  const [standing, setStanding] = useState(before)
  const [busy, setBusy] = useState(false)
  const { subscribed } = standing
  const press = async () => {
    setBusy(true)
    const outcome = await commands.run(change, { token, subscribed: !subscribed })
    if (outcome.state === 'done') setStanding(outcome.answer)
    setBusy(false)
  }
  return (
    <Card title={subscribed ? words.title() : words.doneTitle()}>
      <p role="status">{sentence(standing)}</p>
      <Button kind={subscribed ? 'primary' : 'plain'} busy={busy} onClick={() => void press()}>
        {subscribed ? words.press() : words.again()}
      </Button>
      <Settings />
    </Card>
  )
}

/** The page of an unsubscribe link in an email: nothing changes before its button is pressed. */
export default function UnsubscribePage({
  params: { token },
}: PageProps<{ readonly token: string }>): ReactElement {
  const { client } = useShell()
  useTitle(words.title())
  const link = useQuery({ ...queryOptions(client, getUnsubscribe, { token }), staleTime: 0 })
  const gone = ['not-found', 'bad-input'].includes(callErrorOf(link.error)?.code ?? '')
  if (link.data !== undefined)
    return (
      <div className={styles.page}>
        <Asked token={token} before={link.data} />
      </div>
    )
  return (
    <div className={styles.page}>
      {link.error === null ? (
        <div role="status" aria-label={words.loading()} className={styles.card}>
          <Skeleton width={220} height={32} />
          <Skeleton width={180} height={48} radius="var(--r-full)" />
        </div>
      ) : gone ? (
        <Card title={words.goneTitle()}>
          <p>{words.gone()}</p>
          <Settings />
        </Card>
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
