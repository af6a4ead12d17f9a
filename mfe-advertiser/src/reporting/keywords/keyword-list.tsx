import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import { plainNumber } from '@tessera/contracts/ads/plain-number'
import { type AdKeyword, adKeywords } from '@tessera/contracts/calls/ad-keywords'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { useMetricText } from '../../kit/metrics/use-metric-text.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import { AddKeywords } from './add-keywords.tsx'
import { BidCell } from './bid-cell.tsx'
import { changeKeywordCommand } from './commands.ts'
import { DatesAndColumns, Filters } from './controls.tsx'
import { CsvButton } from './csv-button.tsx'
import { figureColumns, type KeywordColumn } from './figure-columns.tsx'
import styles from './keywords.module.css'
import { ownerColumns, Text } from './owner-columns.tsx'
import { type AnsweredPage, ReportRegion } from './report-region.tsx'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

interface KeywordListProps {
  readonly open: OpenKeywordReport
  readonly kind: KeywordKind
}

/** Pauses, resumes and removes a keyword. */
function KeywordActs({
  open,
  keyword,
}: {
  readonly open: OpenKeywordReport
  readonly keyword: AdKeyword
}): ReactElement {
  const change = useCommand(changeKeywordCommand)
  const { keyword_id: id, text: name, state: before } = keyword
  const to = (state: AdKeyword['state']) =>
    void change.run({
      advertiser_id: open.account.id,
      keyword_ids: [id],
      text: name,
      state,
      before: { state: before },
    })
  return (
    <span className={styles.acts}>
      {before === 'active' ? (
        <Button size="small" aria-label={words.pauseOf({ name })} onClick={() => to('paused')}>
          {words.pause()}
        </Button>
      ) : (
        <Button size="small" aria-label={words.resumeOf({ name })} onClick={() => to('active')}>
          {words.resume()}
        </Button>
      )}
      {before === 'archived' ? null : (
        <Button
          size="small"
          kind="quiet"
          aria-label={words.removeOf({ name })}
          onClick={() => to('archived')}
        >
          {words.remove()}
        </Button>
      )}
    </span>
  )
}

function useColumns({ open, kind }: KeywordListProps) {
  const { currency, id } = open.account
  const text = useMetricText(currency)
  const { dayName } = useMoney(currency)
  return ({
    total,
    row_count: count,
  }: Pick<AnsweredPage<AdKeyword>, 'total' | 'row_count'>): readonly KeywordColumn<AdKeyword>[] => [
    {
      head: words.keyword(),
      sortBy: 'name',
      cell: (keyword) => <Text text={keyword.text} />,
      total: words.totalOf({ count: text.value('clicks', count) }),
      inFile: [{ head: words.keyword(), plain: (keyword) => keyword.text }],
    },
    {
      head: words.match(),
      cell: ({ match }) => <span className={styles.one}>{words[match]()}</span>,
      inFile: [{ head: words.match(), plain: ({ match }) => words[match]() }],
    },
    {
      head: words.state(),
      cell: ({ state }) => words[state](),
      inFile: [{ head: words.state(), plain: ({ state }) => words[state]() }],
    },
    ...(kind === 'ad-group-positive'
      ? [
          {
            head: words.bid(),
            isNumber: true,
            sortBy: 'bid' as const,
            cell: (keyword: AdKeyword) => (
              <BidCell advertiserId={id} keyword={keyword} currency={currency} />
            ),
            inFile: [
              {
                head: `${words.bid()} (${currency})`,
                plain: ({ bid_micro: bid }: AdKeyword) => plainNumber(bid, 'money') ?? '',
              },
            ],
          },
        ]
      : []),
    ...ownerColumns<AdKeyword>(open),
    ...figureColumns<AdKeyword>(open, text, { total, currency }),
    {
      head: words.created(),
      sortBy: 'created',
      cell: ({ created_at: at }) => <span className={styles.one}>{dayName(at.slice(0, 10))}</span>,
      inFile: [{ head: words.created(), plain: ({ created_at: at }) => at.slice(0, 10) }],
    },
    { head: words.acts(), cell: (keyword) => <KeywordActs open={open} keyword={keyword} /> },
  ]
}

/** Keywords of campaigns or ad groups, with what they did; they are added and changed in place. */
export function KeywordList({ open, kind }: KeywordListProps): ReactElement {
  const { client } = useShell()
  const [isAdding, setAdding] = useState(false)
  const columns = useColumns({ open, kind })
  const { view, scope, report } = open
  const { states, matches, sort } = view
  const input = {
    ...scope,
    kind,
    sort,
    ...(states === undefined ? {} : { states: [...states] }),
    ...(matches === undefined ? {} : { matches: [...matches] }),
  }
  const list = useInfiniteQuery({
    ...listOptions(client, adKeywords, input),
    placeholderData: keepPreviousData,
    enabled: !open.isLoading,
  })
  const answer = list.data?.pages[0]?.data
  const isPositive = kind === 'ad-group-positive'
  return (
    <>
      <p className={styles.lead}>{isPositive ? words.positiveLead() : words.negativeLead()}</p>
      <div className={styles.controls}>
        <Button kind="primary" size="small" onClick={() => setAdding(true)}>
          {isPositive ? words.addKeywords() : words.addNegatives()}
        </Button>
        <DatesAndColumns open={open} />
        {answer === undefined ? null : (
          <CsvButton
            name={`${report}.csv`}
            columns={columns(answer)}
            load={(bookmark) =>
              client.call(adKeywords, {
                ...input,
                page_size: 500,
                ...(bookmark === undefined ? {} : { bookmark }),
              })
            }
          />
        )}
      </div>
      <Filters open={open} isOfKeywords />
      <ReportRegion
        open={open}
        list={list}
        columns={columns}
        keyOf={({ keyword_id: id }) => id}
        none={isPositive ? words.noKeywords() : words.noNegatives()}
      />
      {isAdding ? <AddKeywords open={open} kind={kind} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
