import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { callErrorOf, queryOptions } from '@tessera/client'
import { appealDecision, seeDecision, type ToldDecision } from '@tessera/contracts/calls/reports'
import type { PageProps } from '@tessera/module'
import { useUnsaved } from '@tessera/module/drafts'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { TextArea } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { Skeleton } from '@tessera/ui/skeleton'
import { type FormEvent, type ReactElement, useState } from 'react'
import styles from '../decision/decision.module.css'
import { DecisionCard } from '../decision/decision-card.tsx'
import { CounterNotice, CourtNotice } from './counter.tsx'
import { words } from './words.ts'

const appealCommand = defineCommand(appealDecision, {
  name: 'appeal-decision',
  refusals: 'inline',
  say: { done: () => words.sent() },
})

interface AppealProps {
  readonly token: string
  readonly onSent: (told: ToldDecision) => void
}

/** Takes an appeal in words, once. */
function Appeal({ token, onSent }: AppealProps): ReactElement {
  const { run, busy, refusal, clear } = useCommand(appealCommand)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  useUnsaved(text.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setMissing(true)
    const outcome = await run({ token, words: text })
    if (outcome.state === 'done') onSent(outcome.answer)
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{words.appeal()}</h2>
      <p className={styles.lead}>{words.appealWhy()}</p>
      <TextArea
        label={words.appealWords()}
        rows={5}
        maxLength={2_000}
        value={text}
        error={isMissing ? words.appealMissing() : refusal?.message}
        onChange={({ currentTarget }) => {
          setMissing(false)
          clear()
          setText(currentTarget.value)
        }}
      />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}

/** A decision by the link of its letter, which works without a session. */
export default function DecisionPage({
  params: { token },
}: PageProps<{ readonly token: string }>): ReactElement {
  useTitle(words.title())
  const { client, queries } = useShell()
  const options = queryOptions(client, seeDecision, { token })
  const query = useQuery({ ...options, staleTime: 0 })
  const code = query.error === null ? undefined : callErrorOf(query.error)?.code
  // A link that was cut off is no token at all.
  const isMissing = code === 'not-found' || code === 'bad-input'
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {query.data === undefined && query.error === null ? (
          <div role="status" aria-label={words.loading()}>
            <Skeleton height={160} />
          </div>
        ) : null}
        {query.error === null ? null : isMissing ? (
          <EmptyState title={words.missing()}>{words.missingWhy()}</EmptyState>
        ) : (
          <ErrorRegion
            title={words.failed()}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {query.error.message}
          </ErrorRegion>
        )}
        {query.data === undefined ? null : (
          <>
            <DecisionCard told={query.data} title={<PageTitle>{words.title()}</PageTitle>} />
            {query.data.counter?.state === 'open' ? (
              <CounterNotice
                token={token}
                onSent={(told) => queries.setQueryData(options.queryKey, told)}
              />
            ) : null}
            {query.data.counter?.state === 'waits' && query.data.counter.is_claimant ? (
              <CourtNotice
                token={token}
                onSent={(told) => queries.setQueryData(options.queryKey, told)}
              />
            ) : null}
            {query.data.appeal.state === 'open' ? (
              <Appeal
                token={token}
                onSent={(told) => queries.setQueryData(options.queryKey, told)}
              />
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
