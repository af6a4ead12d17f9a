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

/** The result of a search for people. */
export interface FoundPeople {
  readonly term: string
  /** Undefined while there is nothing to show. */
  readonly people: readonly ShareSuggestion[] | undefined
  /** True when the result is for exactly this term. */
  readonly settled: boolean
  readonly failure: Error | null
  readonly retrying: boolean
  again(): void
}

/**
 * Finds people to share a board with: suggestions before anything is typed, then people whose name
 * starts with the term, or the typed email. The board's own people are left out.
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
    // Keeps the previous result until the next one has loaded.
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
