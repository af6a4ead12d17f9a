import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { typeahead } from '@tessera/contracts/calls/search'
import type { Typeahead } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { useEffect, useState } from 'react'
import { hintFor } from './hint.ts'
import type { SearchShell } from './search-shell.ts'

/** Suggestions for the text in the field. */
interface Ahead {
  readonly items: Typeahead['items']
  readonly hint: string
  /** True when these are for exactly the text in the field. */
  readonly settled: boolean
}

const nothing: Ahead = { items: [], hint: '', settled: false }

/** Debounces a text; an empty one counts at once. */
function useRested(text: string, held: boolean): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : timings.typeaheadRest)
    return () => clearTimeout(timer)
  }, [text, held])
  return rested
}

/** True when one text begins with the other, so that its suggestions still apply. */
const isRelated = (one: string, other: string): boolean => {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()]
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/**
 * Loads suggestions for the text in the field, debounced. Typing aborts the previous request; its
 * response is ignored.
 */
export function useTypeahead(
  shell: SearchShell,
  field: {
    readonly text: string
    readonly composing: boolean
    readonly open: boolean
    readonly scope: SearchScope
  },
): Ahead {
  const term = useRested(field.text, field.composing)
  const input = { term, pin_scope: field.scope, count: limits.typeaheadCount }
  const { queryKey, queryFn } = queryOptions(shell.parts.client, typeahead, input)
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: [...queryKey, 'with its term'],
      // Keeps the term with its response, which stays on screen while the next one loads.
      queryFn: async (context) => ({ term, ...(await queryFn(context)) }),
      enabled: field.open && term.trim() !== '',
      placeholderData: keepPreviousData,
      retry: false,
    },
    shell.parts.queries,
  )
  if (data === undefined || !isRelated(data.term, field.text)) return nothing
  return {
    items: data.items,
    hint: hintFor(field.text, data),
    settled: data.term === field.text && !isPlaceholderData,
  }
}
