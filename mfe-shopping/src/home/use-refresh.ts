import type { InfiniteData } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import type { FeedList, FeedPage } from './feed.tsx'
import { words } from './words.ts'

type Pages = InfiniteData<FeedPage, string | null>

const beginning = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

/** Returns the ids of the feed's first page as one string, to compare two feeds. */
const firstOf = (pages: Pages | undefined): string =>
  (pages?.pages[0]?.data ?? []).map(({ id }) => id).join(' ')

/** True once the feed is older than `timings.feedFresh`. */
function useIsOld(since: number): boolean {
  const [old, setOld] = useState(false)
  useEffect(() => {
    setOld(false)
    const timer = setTimeout(() => setOld(true), since + timings.feedFresh - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  return old
}

/** Reloads the feed from its first page. The old pins stay until the new ones have loaded. */
export function useRefresh(list: FeedList) {
  const { client, queries, toast } = useShell()
  const { queryKey } = listOptions(client, homeFeed, {})
  const [begun, setBegun] = useState(() => list.dataUpdatedAt || Date.now())
  const old = useIsOld(begun)
  async function refresh(): Promise<void> {
    const before = firstOf(list.data)
    window.scrollTo({ top: 0, behavior: 'instant' })
    queries.setQueryData<Pages>(queryKey, (pages) => pages && beginning(pages))
    const { data, isSuccess } = await list.refetch()
    setBegun(Date.now())
    if (isSuccess && firstOf(data) === before) toast({ text: words.nothingNew() })
  }
  return { old, refresh }
}
