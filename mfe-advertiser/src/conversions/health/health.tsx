import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Report } from '../../kit/tables/report.tsx'
import { PeriodChips } from '../frame/period-chips.tsx'
import { sourceName } from '../frame/source-name.ts'
import { type HealthDays, useHealth } from '../frame/use-calls.ts'
import { AdviceList } from './advice-list.tsx'
import { FaultTable } from './fault-table.tsx'
import { healthWords as words } from './words.ts'

/** Shows what is missing from the events of all sources, and how to fix it. */
export default function Health({ account }: BodyProps): ReactElement {
  const [days, setDays] = useState<HealthDays>(30)
  const query = useHealth(account.id, { days })
  const { count, share, moment } = useFigures(account.currency)
  return (
    <div className={panels.stack}>
      <PeriodChips days={days} onChange={setDays} />
      <Report query={query}>
        {({ sources, advice }) => {
          const todo = [
            ...advice.map((each) => ({ advice: each, source: null })),
            ...sources.flatMap((source) =>
              source.advice.map((each) => ({ advice: each, source: sourceName(source) })),
            ),
          ]
          return (
            <>
              <Part title={words.todo()}>
                {todo.length === 0 ? (
                  <p className={panels.text}>{words.fine()}</p>
                ) : (
                  <AdviceList advertiserId={account.id} advice={todo} />
                )}
              </Part>
              <Part title={words.sources({ days })} lead={words.why()}>
                <DataTable
                  label={words.sources({ days })}
                  rows={sources}
                  keyOf={({ source, tag }) => `${source} ${tag?.id}`}
                  columns={[
                    { head: words.source(), cell: (each) => <bdi>{sourceName(each)}</bdi> },
                    {
                      head: words.last(),
                      cell: (each) =>
                        each.last_event_at === null ? words.never() : moment(each.last_event_at),
                    },
                    {
                      head: words.received(),
                      cell: (each) => count(each.received),
                      isNumber: true,
                    },
                    { head: words.counted(), cell: (each) => count(each.counted), isNumber: true },
                    {
                      head: words.credited(),
                      cell: (each) => count(each.credited),
                      isNumber: true,
                    },
                    {
                      head: words.eventIds(),
                      cell: (each) => share(each.with_event_id, each.received),
                      isNumber: true,
                    },
                    {
                      head: words.matchKeys(),
                      cell: (each) => share(each.with_match_keys, each.received),
                      isNumber: true,
                    },
                  ]}
                />
              </Part>
              <Part title={words.refused()}>
                <FaultTable sources={sources} currency={account.currency} />
              </Part>
            </>
          )
        }}
      </Report>
    </div>
  )
}
