import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { listRecommendations } from '@tessera/contracts/calls/recommendations'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/planning.module.css'
import { planningWords } from '../frame/words.ts'
import { restoreAllCommand } from './commands.ts'
import { Suggestion } from './suggestion.tsx'
import { recommendationWords as words } from './words.ts'

function Dismissed({ account, count }: { readonly account: Advertiser; readonly count: number }) {
  const command = useCommand(restoreAllCommand)
  const { count: write } = useMoney(account.currency)
  if (count === 0) return null
  return (
    <p className={styles.note}>
      {words.isDismissed({ count: write(count) })}{' '}
      <Button
        size="small"
        busy={command.busy}
        onClick={() => void command.run({ advertiser_id: account.id })}
      >
        {words.restore()}
      </Button>
    </p>
  )
}

/** The suggestions for an ad account, with their arithmetic. */
export default function Recommendations({
  account,
}: {
  readonly account: Advertiser
}): ReactElement {
  const { client } = useShell()
  const { dayName } = useMoney(account.currency)
  const query = useQuery({
    ...queryOptions(client, listRecommendations, { advertiser_id: account.id }),
    staleTime: 0,
  })
  return (
    <Report query={query}>
      {({ items, from, to, dismissed }) => (
        <div className={panels.parts}>
          {items.length === 0 ? (
            <EmptyState title={words.none()}>{words.noneWhy()}</EmptyState>
          ) : (
            <>
              <p className={styles.text}>{words.lead()}</p>
              <ul aria-label={words.list()} className={styles.list}>
                {items.map((item) => (
                  <Suggestion key={item.key} item={item} account={account} />
                ))}
              </ul>
            </>
          )}
          <Dismissed account={account} count={dismissed} />
          <p className={styles.note}>
            {planningWords.days({ from: dayName(from), to: dayName(to) })}
          </p>
        </div>
      )}
    </Report>
  )
}
