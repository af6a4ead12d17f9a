import type { Viewer } from '@tessera/contracts/entities/viewer'
import { useEffect, useMemo, useState } from 'react'
import { recentSearches } from './recent-searches.ts'

/** Returns this person's recent searches on this device, read again each time the field opens. */
export function useRecent(viewer: Viewer | null, open: boolean) {
  const whose = viewer?.id
  const kept = useMemo(
    () => recentSearches(localStorage, whose === undefined ? null : { id: whose }),
    [whose],
  )
  const [queries, setQueries] = useState(kept.all)
  useEffect(() => {
    if (open) setQueries(kept.all())
  }, [kept, open])
  return {
    queries,
    remove: (query: string) => {
      kept.remove(query)
      setQueries(kept.all())
    },
    clear: () => {
      kept.clear()
      setQueries([])
    },
  }
}
