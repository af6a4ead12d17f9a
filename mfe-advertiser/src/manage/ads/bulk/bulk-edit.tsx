import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { numberFormat } from '@tessera/contracts/number-format'
import { ShowMore } from '@tessera/module/show-more'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import { Nothing, Report } from '../../../kit/tables/report.tsx'
import ads from '../frame/ads.module.css'
import type { BodyProps } from '../frame/body-props.ts'
import styles from './bulk.module.css'
import { BulkTable } from './bulk-table.tsx'
import { OperationForm } from './operation-form.tsx'
import { BulkLevel, type BulkPlace, placeIn } from './rows.ts'
import { RunBar } from './run-bar.tsx'
import { useBulk } from './use-bulk.ts'
import { useAllTrees, useNamedTrees } from './use-bulk-trees.ts'
import { bulkWords } from './words.ts'

interface LoadedProps {
  readonly account: Advertiser
  readonly trees: readonly CampaignTree[]
  readonly place: BulkPlace
  readonly more: ReactNode
}

function Loaded({ account, trees, place, more }: LoadedProps): ReactElement {
  const page = useBulk({ account, trees, place })
  const { level, all, rows, chosen, operation, bulk, locale } = page
  const countText = (count: number) => numberFormat(locale).format(count)
  const { run } = bulk
  return (
    <div className={ads.section}>
      <ChipRow label={bulkWords.level()}>
        {BulkLevel.options.map((each) => (
          <Chip key={each} pressed={each === level} onClick={() => page.changeLevel(each)}>
            {bulkWords[each]()}
          </Chip>
        ))}
      </ChipRow>
      {page.isOpen ? (
        <OperationForm
          level={level}
          operation={operation}
          currency={account.currency}
          today={dayInZone(account.time_zone ?? 'UTC', Date.now())}
          error={page.isInvalid ? bulkWords.invalid() : undefined}
          onChange={page.change}
        />
      ) : null}
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField label={bulkWords.search()} value={page.search} onChange={page.setSearch} />
        </div>
        <p role="status">
          {bulkWords.chosen({ count: countText(chosen.size), all: countText(all.length) })}
        </p>
        {chosen.size >= limits.bulkEditRowsMax ? (
          <p className={ads.note}>{bulkWords.many({ max: countText(limits.bulkEditRowsMax) })}</p>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <Nothing>{all.length === 0 ? bulkWords.none() : bulkWords.nothingFound()}</Nothing>
      ) : (
        <BulkTable
          label={bulkWords[level]()}
          rows={rows}
          chosen={chosen}
          plans={page.plans}
          results={run?.results ?? new Map()}
          isOpen={page.isOpen}
          onToggle={page.toggle}
          onToggleAll={page.toggleAll}
        />
      )}
      {more}
      {page.fault === undefined ? null : (
        <p role="alert" className={ads.fault}>
          {page.fault}
        </p>
      )}
      <RunBar
        run={run}
        countText={countText}
        onCheck={page.check}
        onApply={(checked) => void bulk.apply(checked)}
        onUndo={(last) => void bulk.undo(last)}
        onAnother={bulk.forget}
      />
    </div>
  )
}

function Named({ account, place }: Pick<LoadedProps, 'account' | 'place'>): ReactElement {
  const query = useNamedTrees(account, place.campaignIds)
  return (
    <Report query={query}>
      {(trees) => <Loaded account={account} trees={trees} place={place} more={null} />}
    </Report>
  )
}

function All({ account, place }: Pick<LoadedProps, 'account' | 'place'>): ReactElement {
  const list = useAllTrees(account)
  return (
    <Report query={list}>
      {({ pages }) => (
        <Loaded
          account={account}
          trees={pages.flatMap(({ data }) => data)}
          place={place}
          more={<ShowMore list={list} />}
        />
      )}
    </Report>
  )
}

/** Edits many campaigns, ad groups or ads together: those of the address, or chosen here. */
export default function BulkEdit({ account, query }: BodyProps): ReactElement {
  const place = useMemo(() => placeIn(query), [query])
  return place.campaignIds.length === 0 ? (
    <All account={account} place={place} />
  ) : (
    <Named account={account} place={place} />
  )
}
