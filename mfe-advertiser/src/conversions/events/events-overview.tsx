import type { ConversionSource } from '@tessera/contracts/ads/conversion-event'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { type ReactElement, useState } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { eventWords } from '../../kit/metrics/words.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { PageButton } from '../frame/page-button.tsx'
import { PeriodChips } from '../frame/period-chips.tsx'
import { type HealthDays, useHealth } from '../frame/use-calls.ts'
import { WindowsNote } from '../frame/windows-note.tsx'
import { sourceWords } from '../frame/words.ts'
import { eventsByDay, eventsByKind } from './event-days.ts'
import { EventsChart } from './events-chart.tsx'
import { eventsWords as words } from './words.ts'

const sources: readonly ConversionSource[] = ['tag', 'api', 'upload']

/** Counts received events by kind and by day, of all sources or of one. */
export default function EventsOverview({ account }: BodyProps): ReactElement {
  const [days, setDays] = useState<HealthDays>(30)
  const [source, setSource] = useState<ConversionSource | null>(null)
  const query = useHealth(account.id, { days })
  const { count, money } = useFigures(account.currency)
  return (
    <div className={panels.stack}>
      <PeriodChips days={days} onChange={setDays} />
      <ChipRow label={words.source()}>
        {[null, ...sources].map((each) => (
          <Chip key={each} pressed={each === source} onClick={() => setSource(each)}>
            {each === null ? words.allSources() : sourceWords[each]()}
          </Chip>
        ))}
      </ChipRow>
      <Report query={query}>
        {(health) => {
          const shown = health.sources.filter((each) => source === null || each.source === source)
          const kinds = eventsByKind(shown)
          if (kinds.length === 0)
            return (
              <div className={panels.stack}>
                <Nothing>{words.nothing()}</Nothing>
                <div>
                  <PageButton page="tagManualSetup" advertiserId={account.id}>
                    {words.setUp()}
                  </PageButton>
                </div>
              </div>
            )
          return (
            <>
              <EventsChart days={eventsByDay(shown, health)} currency={account.currency} />
              <Part title={words.byEvent()} lead={words.zone({ zone: health.time_zone })}>
                <DataTable
                  label={words.byEvent()}
                  rows={kinds}
                  keyOf={({ event }) => event}
                  columns={[
                    { head: words.event(), cell: ({ event }) => eventWords[event]() },
                    { head: words.count(), cell: (kind) => count(kind.count), isNumber: true },
                    {
                      head: words.value(),
                      cell: (kind) => (kind.valueMicro === 0 ? '–' : money(kind.valueMicro)),
                      isNumber: true,
                    },
                  ]}
                />
              </Part>
              <WindowsNote advertiserId={account.id} />
            </>
          )
        }}
      </Report>
    </div>
  )
}
