import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import { type AdSearchQuery, adSearchQueries } from '@tessera/contracts/calls/ad-keywords'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { isOfCampaigns } from '../ad-report/view/report-of.ts'
import { addQueryCommand } from './commands.ts'
import { DatesAndColumns, Filters } from './controls.tsx'
import { CsvButton } from './csv-button.tsx'
import { figureColumns, type KeywordColumn } from './figure-columns.tsx'
import styles from './keywords.module.css'
import { ownerColumns, Text } from './owner-columns.tsx'
import { type AnsweredPage, ReportRegion } from './report-region.tsx'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

interface QueryProps {
  readonly open: OpenKeywordReport
  readonly row: AdSearchQuery
}

/** Makes a search a keyword of its ad group, or one that keeps ads out of it. */
function QueryActs({ open, row }: QueryProps): ReactElement | null {
  const add = useCommand(addQueryCommand)
  const { query, ad_group: group, campaign } = row
  if (query === null) return null
  const isCampaign = isOfCampaigns(open.report)
  const send = (kind: KeywordKind, ownerId: Parameters<typeof add.run>[0]['owner_id']) =>
    void add.run({ advertiser_id: open.account.id, kind, owner_id: ownerId, query })
  const [negativeKind, negativeOwner] = isCampaign
    ? (['campaign-negative', campaign.id] as const)
    : (['ad-group-negative', group?.id ?? campaign.id] as const)
  return (
    <span className={styles.acts}>
      {group === null ? null : row.is_keyword ? (
        <span className={styles.note}>{words.isKeyword()}</span>
      ) : (
        <Button
          size="small"
          aria-label={words.addAsKeywordOf({ name: query })}
          onClick={() => send('ad-group-positive', group.id)}
        >
          {words.addAsKeyword()}
        </Button>
      )}
      {row.is_negative ? (
        <span className={styles.note}>{words.isNegative()}</span>
      ) : (
        <Button
          size="small"
          kind="quiet"
          aria-label={words.addAsNegativeOf({ name: query })}
          onClick={() => send(negativeKind, negativeOwner)}
        >
          {words.addAsNegative()}
        </Button>
      )}
    </span>
  )
}

function queryColumns(
  open: OpenKeywordReport,
  text: ReturnType<typeof useMetricText>,
  { total, row_count: count, currency }: AnsweredPage<AdSearchQuery>,
): readonly KeywordColumn<AdSearchQuery>[] {
  const enteredBy = ({ keywords }: AdSearchQuery) =>
    keywords.length === 0 ? words.byPin() : keywords.join(', ')
  return [
    {
      head: words.query(),
      sortBy: 'name',
      cell: ({ query }) => (query === null ? words.others() : <Text text={query} />),
      total: words.totalOf({ count: text.value('clicks', count) }),
      inFile: [{ head: words.query(), plain: ({ query }) => query ?? words.others() }],
    },
    ...ownerColumns<AdSearchQuery>(open),
    {
      head: words.byKeywords(),
      cell: (row) => <bdi className={styles.entered}>{enteredBy(row)}</bdi>,
      inFile: [{ head: words.byKeywords(), plain: enteredBy }],
    },
    ...figureColumns<AdSearchQuery>(open, text, { total, currency }),
    { head: words.acts(), cell: (row) => <QueryActs open={open} row={row} /> },
  ]
}

/** The searches that showed ads, with what they cost, and what can be made of them. */
export function QueryList({ open }: { readonly open: OpenKeywordReport }): ReactElement {
  const { client } = useShell()
  const { view, scope, report } = open
  const sort = view.sort === 'bid' || view.sort === 'created' ? 'spend' : view.sort
  const level = isOfCampaigns(report) ? ('campaign' as const) : ('ad-group' as const)
  const input = { ...scope, level, sort }
  const list = useInfiniteQuery({
    ...listOptions(client, adSearchQueries, input),
    placeholderData: keepPreviousData,
    enabled: !open.isLoading,
  })
  const answer = list.data?.pages[0]?.data
  const text = useMetricText(answer?.currency ?? open.account.currency)
  return (
    <>
      <p className={styles.lead}>
        {words.queriesLead({ days: limits.adSearchDays, people: limits.adSearchPeople })}
      </p>
      <div className={styles.controls}>
        <DatesAndColumns open={open} />
        {answer === undefined ? null : (
          <CsvButton
            name={`${report}.csv`}
            columns={queryColumns(open, text, answer)}
            load={(bookmark) =>
              client.call(adSearchQueries, {
                ...input,
                page_size: 500,
                ...(bookmark === undefined ? {} : { bookmark }),
              })
            }
          />
        )}
      </div>
      <Filters open={open} isOfKeywords={false} />
      <ReportRegion
        open={open}
        list={list}
        columns={(page) => queryColumns(open, text, page)}
        keyOf={({ query, campaign, ad_group: group }) => `${campaign.id} ${group?.id} ${query}`}
        none={words.noQueries()}
      />
    </>
  )
}
