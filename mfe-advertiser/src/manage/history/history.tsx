import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type AdChange, adChanges } from '@tessera/contracts/calls/ad-reports'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { ChangeFilterFields } from './change-filters.tsx'
import { type ChangeWriting, changeText, isCreation } from './change-text.ts'
import { filtersIn } from './filters-in.ts'
import styles from './history.module.css'
import { words } from './words.ts'

const levelNames: Readonly<Record<AdChange['level'], () => string>> = {
  campaign: words.campaign,
  'ad-group': words['ad-group'],
  ad: words.ad,
  keyword: words.keyword,
}

function Fields({
  change,
  writing,
}: {
  readonly change: AdChange
  readonly writing: ChangeWriting
}) {
  const isNew = isCreation(change)
  return (
    <ul className={styles.fields}>
      {isNew ? <li className={styles.created}>{words.created()}</li> : null}
      {change.fields.map((field) => (
        <li key={field.field}>{changeText(field, isNew, writing)}</li>
      ))}
    </ul>
  )
}

const whoOf = ({ actor, rule }: AdChange): string =>
  actor ?? (rule === undefined ? words.service() : words.byRule({ name: rule }))

/** Writes amounts and moments of an ad account, in its time zone. */
function useWriting({ currency, time_zone: timeZone = 'UTC' }: Advertiser): ChangeWriting {
  const locale = useStore(useShell().$locale)
  const { money } = useMoney(currency)
  const format = new Intl.DateTimeFormat(locale, {
    ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
    timeZone,
  })
  return { money, moment: (text) => format.format(new Date(text)) }
}

/** Lists the changes in an ad account by days, level and campaign, the latest first. */
export default function History({
  account,
  query,
}: {
  readonly account: Advertiser
  readonly query: URLSearchParams
}): ReactElement {
  const { client, navigate } = useShell()
  const writing = useWriting(account)
  const filters = filtersIn(query)
  const input = { advertiser_id: account.id, ...filters }
  const list = useInfiniteQuery({ ...listOptions(client, adChanges, input), staleTime: 0 })
  const data = list.data?.pages.flatMap((page) => page.data)
  return (
    <>
      <ChangeFilterFields
        advertiserId={account.id}
        filters={filters}
        onChange={(part) => {
          const chosen = Object.entries({ ...filters, ...part }).filter(([, text]) => text !== '')
          const to = { advertiserId: account.id, query: Object.fromEntries(chosen) }
          navigate(advertiserUrl('history', to), { replace: true })
        }}
      />
      <Report query={{ ...list, data }}>
        {(changes) =>
          changes.length === 0 ? (
            <Nothing>{words.none()}</Nothing>
          ) : (
            <>
              <DataTable
                label={words.changes()}
                rows={changes}
                keyOf={({ id }) => id}
                columns={[
                  { head: words.when(), cell: ({ at }) => writing.moment(at) },
                  { head: words.who(), cell: whoOf },
                  {
                    head: words.what(),
                    cell: ({ level, name }) => (
                      <>
                        {levelNames[level]()} · <bdi>{name === '' ? words.untitled() : name}</bdi>
                      </>
                    ),
                  },
                  {
                    head: words.change(),
                    cell: (change) => <Fields change={change} writing={writing} />,
                  },
                ]}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </>
  )
}
