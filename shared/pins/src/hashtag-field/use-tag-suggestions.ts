import { suggestHashtags } from '@tessera/contracts/calls/search'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useReducer } from 'react'
import { next, noTags } from './flow.ts'

/** Loads suggestions for the hashtag that is typed, debounced. Typing aborts the previous request. */
export function useTagSuggestions() {
  const { client } = useShell()
  const [suggestions, send] = useReducer(next, noTags)
  const query = suggestions.closed ? undefined : suggestions.typed?.query
  useEffect(() => {
    if (query === undefined) return
    const asking = new AbortController()
    const ask = async () => {
      const { signal } = asking
      const answer = await client.call(suggestHashtags, { q: query }, { signal })
      if (answer.ok) send({ type: 'loaded', query, tags: answer.data })
      // An aborted request leaves the list as it is.
      else if (answer.error.code !== 'aborted') send({ type: 'failed', query })
    }
    const rest = setTimeout(() => void ask(), timings.typeaheadRest)
    return () => {
      clearTimeout(rest)
      asking.abort()
    }
  }, [client, query])
  return [suggestions, send] as const
}
