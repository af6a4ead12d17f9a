import { suggestHashtags } from '@tessera/contracts/calls/search'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useReducer } from 'react'
import { next, noFlyout } from './flow.ts'

/** The flyout's state; it asks what begins like the hashtag that is typed, once the typing rests. */
export function useFlyout() {
  const { client } = useShell()
  const [flyout, send] = useReducer(next, noFlyout)
  const query = flyout.closed ? undefined : flyout.typed?.query
  useEffect(() => {
    if (query === undefined) return
    const asking = new AbortController()
    const ask = async () => {
      const { signal } = asking
      const answer = await client.call(suggestHashtags, { q: query }, { signal })
      if (answer.ok) send({ type: 'offered', query, tags: answer.data })
      // A call that was called off says nothing about what is on show.
      else if (answer.error.code !== 'aborted') send({ type: 'failed', query })
    }
    const rest = setTimeout(() => void ask(), timings.typeaheadRest)
    return () => {
      clearTimeout(rest)
      asking.abort()
    }
  }, [client, query])
  return [flyout, send] as const
}
