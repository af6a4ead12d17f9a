import type { UseQueryResult } from '@tanstack/react-query'
import type { Command } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { callErrorOf } from '@tessera/client'
// By its name, not its place: shell and modules share one copy of it by that name.
import { useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, type ReactNode, useState } from 'react'
import styles from './unsubscribe.module.css'
import { words } from './words.ts'

interface Standing {
  readonly subscribed: boolean
}

interface UnsubscribeProps<Link extends Standing> {
  readonly token: string
  /** The emails that the link stops, and whether they are still sent. */
  readonly link: UseQueryResult<Link>
  readonly change: Command<{ token: string; subscribed?: boolean | undefined }, Link>
  /** Asks to stop the emails, or says that they are stopped. */
  readonly sentence: (link: Link) => string
  /** Says why a link may not work. */
  readonly gone: string
  /** A way on, below the text. */
  readonly children?: ReactNode
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  )
}

function Question<Link extends Standing>(
  props: UnsubscribeProps<Link> & { readonly before: Link },
): ReactElement {
  const { token, before, sentence, children } = props
  const [standing, setStanding] = useState(before)
  const change = useCommand(props.change)
  const { subscribed } = standing
  const press = async () => {
    const outcome = await change.run({ token, subscribed: !subscribed })
    if (outcome.state === 'done') setStanding(outcome.answer)
  }
  return (
    <Card title={subscribed ? words.title() : words.doneTitle()}>
      <p role="status">{sentence(standing)}</p>
      <Button
        kind={subscribed ? 'primary' : 'plain'}
        busy={change.busy}
        onClick={() => void press()}
      >
        {subscribed ? words.press() : words.again()}
      </Button>
      {children}
    </Card>
  )
}

function Failure({
  link: { error, isFetching, refetch },
  gone,
  children,
}: Pick<UnsubscribeProps<Standing>, 'link' | 'gone' | 'children'>): ReactElement {
  const { code, message } = callErrorOf(error) ?? {}
  if (code === 'not-found' || code === 'bad-input')
    return (
      <Card title={words.goneTitle()}>
        <p>{gone}</p>
        {children}
      </Card>
    )
  return (
    <ErrorRegion title={words.failed()} busy={isFetching} onRetry={() => void refetch()}>
      {message ?? error?.message}
    </ErrorRegion>
  )
}

/** The page of an unsubscribe link in an email: nothing changes before its button is pressed. */
export function Unsubscribe<Link extends Standing>(props: UnsubscribeProps<Link>): ReactElement {
  const { link, gone, children } = props
  useTitle(words.title())
  return (
    <div className={styles.page}>
      {link.data !== undefined ? (
        <Question {...props} before={link.data} />
      ) : link.error !== null ? (
        <Failure link={link} gone={gone}>
          {children}
        </Failure>
      ) : (
        <div role="status" aria-label={words.loading()} className={styles.card}>
          <Skeleton width={220} height={32} />
          <Skeleton width={180} height={48} radius="var(--r-full)" />
        </div>
      )}
    </div>
  )
}
