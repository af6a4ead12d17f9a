import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { listConversionEvents } from '@tessera/contracts/calls/conversion-events'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import panels from '../../kit/panels/panels.module.css'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { WindowsNote } from '../frame/windows-note.tsx'
import { filtersIn, noFilters, setFilters } from './event-filters.ts'
import { EventTable } from './event-table.tsx'
import { FilterForm } from './filter-form.tsx'
import { eventsWords as words } from './words.ts'

/** The events of the last 90 days, found by filters that stand in the address. */
export default function EventHistory({ account, query }: BodyProps): ReactElement {
  const { client, navigate } = useShell()
  const filters = setFilters(filtersIn(query))
  const isFiltered = Object.keys(filters).length > 0
  const list = useInfiniteQuery({
    ...listOptions(client, listConversionEvents, { advertiser_id: account.id, ...filters }),
    staleTime: 0,
  })
  return (
    <div className={panels.stack}>
      <FilterForm
        filters={{ ...noFilters, ...filters }}
        onApply={(chosen) =>
          navigate(
            advertiserUrl('eventHistory', {
              advertiserId: account.id,
              query: setFilters(chosen),
            }),
            { replace: true },
          )
        }
      />
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(events) =>
          events.length === 0 ? (
            <Nothing>{isFiltered ? words.noneFound() : words.noEvents()}</Nothing>
          ) : (
            <>
              <EventTable label={words.list()} events={events} currency={account.currency} />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
      <WindowsNote advertiserId={account.id} />
    </div>
  )
}
