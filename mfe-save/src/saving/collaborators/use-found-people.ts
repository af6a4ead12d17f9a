import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { typedAddress } from './typed-address.ts'

/** Whom a search came to. */
export interface FoundPeople {
  readonly term: string
  /** Undefined while nobody can be shown yet. */
  readonly people: readonly ShareSuggestion[] | undefined
  /** Whether they were found for this very term. */
  readonly settled: boolean
  readonly failure: Error | null
  readonly retrying: boolean
  again(): void
}

/**
 * People to share a board with: those near to the viewer before anything is typed, then those whose
 * name begins with it, or the address that it is. Those of the board are left out.
 */
export function useFoundPeople(term: string, boardId?: string): FoundPeople {
  const { client } = useShell()
  const address = typedAddress(term)
  const options = {
    count: limits.peopleOffered,
    ...(boardId === undefined ? {} : { board_id: boardId }),
  }
  const near = useQuery({
    ...queryOptions(client, shareSuggestions, options),
    enabled: term === '',
  })
  const named = useQuery({
    ...queryOptions(client, shareSuggestionsTypeahead, { term, ...options }),
    enabled: term !== '' && address === undefined,
    // Who was found for fewer letters stands there until the answer for more is known.
    placeholderData: keepPreviousData,
  })
  const asked = term === '' ? near : named
  return {
    term,
    people: address === undefined ? asked.data : [address],
    settled: address !== undefined || !asked.isPlaceholderData,
    failure: address === undefined ? asked.error : null,
    retrying: asked.isFetching,
    again: () => void asked.refetch(),
  }
}
