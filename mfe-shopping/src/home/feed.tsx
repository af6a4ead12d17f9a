import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { PinList } from '@tessera/pins/pin-list'
import { EmptyState } from '@tessera/ui/empty-state'
import type { GridCorner } from '@tessera/ui/grid/layout'
import type { ReactElement, ReactNode } from 'react'
import { words } from './words.ts'

/** A page of the cached feed. */
export interface FeedPage {
  readonly data: Pin[]
  readonly bookmark: string | null
}

/** The home feed's infinite query. */
export type FeedList = UseInfiniteQueryResult<InfiniteData<FeedPage, string | null>>

/** Loads the viewer's home feed. */
export function useFeed(): FeedList {
  return useInfiniteQuery(listOptions(useShell().client, homeFeed, {}))
}

/** Topics alone follow the feed, which has shown every idea that fits. */
const noSubject = {}

/** The feed's pins, with loading, error and empty states. */
export function Feed(props: {
  readonly list: FeedList
  /** An action for the empty state. */
  readonly whenEmpty?: ReactNode
  /** An action after the last pin. */
  readonly atEnd?: ReactNode
  /** Room that the first rows leave free. */
  readonly corner?: GridCorner | undefined
}): ReactElement {
  return (
    <PinList
      list={props.list}
      label={words.feed()}
      failure={words.failed()}
      asksWhy
      end={
        <>
          {props.atEnd}
          <Onward after={noSubject} />
        </>
      }
      corner={props.corner}
      empty={
        <EmptyState title={words.emptyTitle()} action={props.whenEmpty}>
          {words.empty()}
        </EmptyState>
      }
    />
  )
}
