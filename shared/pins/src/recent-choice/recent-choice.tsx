import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import {
  clearRecentActs,
  type FeedTuner,
  getFeedTuner,
  useRecentActs,
} from '@tessera/contracts/calls/feed-tuner'
import { defineMessages } from '@tessera/contracts/messages'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import styles from './recent-choice.module.css'

const words = defineMessages({
  used: 'Recent searches and Pins you open',
  usedWhy: 'They shape your home feed for {days} days. Turning this off deletes them.',
  none: 'Nothing is stored right now.',
  stored: 'Stored: {searches} searches and {opens} opened Pins.',
  clear: 'Clear activity',
  cleared: 'Recent searches and opened Pins cleared.',
  loading: 'Loading your choices',
  failed: "We couldn't load your choices",
})

const askAgain = { of: [getFeedTuner], ask: 'now' } as const

const choose = defineCommand(useRecentActs, {
  name: 'use-recent-acts',
  latest: true,
  key: () => 'recent',
  confirm: (_, __, draft) => draft.lists(askAgain),
})

const clear = defineCommand(clearRecentActs, {
  name: 'clear-recent-acts',
  confirm: (_, __, draft) => draft.lists(askAgain),
  say: { done: () => words.cleared() },
})

function Choice({ tuner }: { readonly tuner: FeedTuner }): ReactElement {
  const { run } = useCommand(choose)
  const clearing = useCommand(clear)
  const [chosen, setChosen] = useState<boolean>()
  const change = async (used: boolean) => {
    setChosen(used)
    const { state } = await run({ used })
    if (state !== 'done') setChosen(undefined)
  }
  const isEmpty = tuner.searches.length === 0 && tuner.opens === 0
  return (
    <>
      <Switch
        label={words.used()}
        hint={words.usedWhy({ days: timings.recentActDays })}
        checked={chosen ?? tuner.uses_recent}
        onChange={({ target }) => void change(target.checked)}
      />
      <div className={styles.stored}>
        <p className={styles.note}>
          {isEmpty
            ? words.none()
            : words.stored({ searches: tuner.searches.length, opens: tuner.opens })}
        </p>
        {isEmpty ? null : (
          <Button busy={clearing.busy} onClick={() => void clearing.run({})}>
            {words.clear()}
          </Button>
        )}
      </div>
    </>
  )
}

/** Chooses whether recent searches and opened pins shape the viewer's home feed, and clears them. */
export function RecentChoice(): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getFeedTuner, {}), refetchOnMount: 'always' })
  return (
    <QueryRegion
      query={query}
      failed={words.failed()}
      waiting={
        <div role="status" aria-label={words.loading()}>
          <Skeleton height={48} radius="var(--r-m)" />
        </div>
      }
    >
      {(tuner) => <Choice tuner={tuner} />}
    </QueryRegion>
  )
}
