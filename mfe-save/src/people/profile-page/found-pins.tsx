import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { searchPins } from '@tessera/contracts/calls/search'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { SearchResults } from '@tessera/contracts/entities/search'
import { useShell } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { OwnPinList } from '../../moving/pin-acts/own-pin-list.tsx'
import { words } from './words.ts'

type Pages<Data> = InfiniteData<{ data: Data; bookmark: string | null }, string | null>

const pinsIn = ({ pages, pageParams }: Pages<SearchResults>): Pages<readonly Pin[]> => ({
  pageParams,
  pages: pages.map(({ data, bookmark }) => ({ data: data.results, bookmark })),
})

/** The viewer's own pins that match a search. */
export function FoundPins(props: {
  readonly query: string
  readonly onShowAll: () => void
}): ReactElement {
  const { query, onShowAll } = props
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, searchPins, { query, scope: 'my_pins' }),
    select: pinsIn,
  })
  const onward = <Onward after={{ query }} title={words.moreIdeas()} />
  return (
    <OwnPinList
      list={list}
      canHide={false}
      label={words.foundPins({ query })}
      failure={words.pinsFailed()}
      end={onward}
      restoreKey={`found-${query}`}
      empty={
        <>
          <EmptyState
            title={words.foundNothing({ query })}
            action={<Button onClick={onShowAll}>{words.showAll()}</Button>}
          >
            {words.foundNothingWhy()}
          </EmptyState>
          {onward}
        </>
      }
    />
  )
}
