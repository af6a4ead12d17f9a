import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { PageButton } from '../frame/page-button.tsx'
import { PeriodChips } from '../frame/period-chips.tsx'
import { type HealthDays, useHealth } from '../frame/use-calls.ts'
import { AdviceList } from './advice-list.tsx'
import { FaultTable } from './fault-table.tsx'
import { healthWords as words } from './words.ts'

interface OneTagProps {
  readonly account: Advertiser
  readonly health: SourceHealth
}

function Figures({ account, health }: OneTagProps): ReactElement {
  const { count, share, moment } = useFigures(account.currency)
  const shareOf = (part: number) => share(part, health.received)
  const figures = [
    [words.last(), health.last_event_at === null ? words.never() : moment(health.last_event_at)],
    [words.received(), count(health.received)],
    [words.counted(), count(health.counted)],
    [words.credited(), count(health.credited)],
    [words.eventIds(), shareOf(health.with_event_id)],
    [words.matchKeys(), shareOf(health.with_match_keys)],
    [words.clickIds(), shareOf(health.with_click_id)],
    [words.emails(), shareOf(health.with_email)],
    [words.ownIds(), shareOf(health.with_external_id)],
    [words.knownClicks(), count(health.with_known_click)],
    [words.otherCurrency(), count(health.other_currency)],
  ] as const
  return (
    <dl className={panels.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OneTag({ account, health }: OneTagProps): ReactElement {
  return (
    <Part title={health.tag?.name ?? words.tag()}>
      <Figures account={account} health={health} />
      {health.advice.length === 0 ? (
        <p className={panels.text}>{words.fine()}</p>
      ) : (
        <AdviceList
          advertiserId={account.id}
          advice={health.advice.map((advice) => ({ advice, source: null }))}
        />
      )}
      <FaultTable sources={[health]} currency={account.currency} />
    </Part>
  )
}

/** Shows the health of each tag. */
export default function TagHealth({ account }: BodyProps): ReactElement {
  const [days, setDays] = useState<HealthDays>(30)
  const query = useHealth(account.id, { days, source: 'tag' })
  return (
    <div className={panels.stack}>
      <PeriodChips days={days} onChange={setDays} />
      <Report query={query}>
        {({ sources }) => {
          const tags = sources.filter(({ source }) => source === 'tag')
          if (tags.length === 0)
            return (
              <div className={panels.acts}>
                <Nothing>{words.noTags()}</Nothing>
                <PageButton page="tag" advertiserId={account.id}>
                  {words.createTag()}
                </PageButton>
              </div>
            )
          return tags.map((health) => (
            <OneTag key={health.tag?.id ?? 'tag'} account={account} health={health} />
          ))
        }}
      </Report>
    </div>
  )
}
