import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  type CatalogSource,
  getCatalogReport,
  getCatalogRuns,
  getCatalogSources,
} from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { askedAgain, newsOf } from '../run-state.ts'

/** Loads the sources, follows those that are read, and shows what a command made of one. */
export function useSources() {
  const { client, queries } = useShell()
  const options = queryOptions(client, getCatalogSources, {})
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => askedAgain(state.data),
  })
  const change = (next: (sources: readonly CatalogSource[]) => readonly CatalogSource[]) =>
    queries.setQueryData<readonly CatalogSource[]>(options.queryKey, (before) => next(before ?? []))
  return {
    query,
    put: (source: CatalogSource) =>
      change((sources) =>
        sources.some(({ id }) => id === source.id)
          ? sources.map((each) => (each.id === source.id ? source : each))
          : [source, ...sources],
      ),
    drop: (id: string) => change((sources) => sources.filter((source) => source.id !== id)),
  }
}

/** Returns how the latest runs ended, for a screen reader, and brings their reports up to date. */
export function useRunNews(sources: readonly CatalogSource[] | undefined): string {
  const { queries, $locale } = useShell()
  const before = useRef(sources)
  const [news, setNews] = useState('')
  useEffect(() => {
    const ended = newsOf(before.current ?? [], sources ?? [], $locale.get())
    before.current = sources
    if (ended === undefined) return
    setNews(ended)
    for (const { name } of [getCatalogReport, getCatalogRuns])
      void queries.invalidateQueries({ queryKey: [name] })
  }, [sources, queries, $locale])
  return news
}
