import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { defineMessages } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { ListFailure } from './list-failure.tsx'

const words = defineMessages({ more: 'Show more' })

/** Loads the next page of a list by a button; nothing below the last page. */
export function ShowMore({ list }: { readonly list: UseInfiniteQueryResult }): ReactElement | null {
  if (!list.hasNextPage) return null
  if (list.isFetchNextPageError) return <ListFailure list={list} />
  return (
    <div>
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {words.more()}
      </Button>
    </div>
  )
}
