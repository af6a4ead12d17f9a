import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { typeahead } from '@tessera/contracts/calls/search'
import type { Typeahead } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { type ComboboxField, useCombobox } from '@tessera/ui/combobox/use-combobox'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRecent } from './recent-list.tsx'
import type { SuggestionsProps } from './search-shell.ts'
import { hintFor, offered, startLines } from './suggestion.ts'

/** Returns the lines below the search field, and the combobox that moves through them. */
export function useSuggestions(props: SuggestionsProps) {
  const { text, open, scope, onShow, onText, onGo } = props
  const recent = useRecent(props.viewer, open)
  const ahead = useTypeahead(props)
  const isRecalling = text.trim() === ''
  const start = startLines(recent.queries, useStart(props, isRecalling), scope)
  const lines = isRecalling
    ? [...start.recent, ...start.popular, ...start.topics]
    : offered(ahead.items, scope)
  // After a hint is accepted there is none until more is typed, so that the next Tab leaves the field.
  const [taken, setTaken] = useState('')
  const hint = text === taken ? '' : ahead.hint
  const complete = () => {
    setTaken(text + hint)
    onText(text + hint)
  }
  const combobox = useCombobox({
    keys: lines.map(({ key }) => key),
    text,
    open,
    onOpen: () => onShow(true),
    onClose: () => onShow(false),
    onClear: () => onText(''),
    onComplete: hint === '' ? undefined : complete,
    onChoose: (at) => {
      const line = lines[at]
      if (line !== undefined) onGo(line.to, line.query)
    },
    onRemove: (at) => {
      const line = lines[at]
      if (line?.kind === 'recent') recent.remove(line.label)
    },
  })
  useHelp(props, combobox.field, hint)
  return { combobox, lines, start, isRecalling, recent, settled: ahead.settled }
}

/** Hands the combobox to the field, which is drawn by the shell before this file has loaded. */
function useHelp(
  { field, text, onHelp }: SuggestionsProps,
  given: ComboboxField,
  hint: string,
): void {
  const { 'aria-controls': controls, 'aria-activedescendant': active } = given
  const latest = useRef(given.onKeyDown)
  useLayoutEffect(() => {
    latest.current = given.onKeyDown
  })
  useLayoutEffect(() => {
    const box = field.current
    // A text that is longer than the field leaves no room for a hint behind it.
    const fits = text !== '' && box !== null && box.scrollWidth <= box.clientWidth
    onHelp({
      field: {
        'aria-controls': controls,
        'aria-activedescendant': active,
        onKeyDown: (event) => latest.current(event),
      },
      hint: fits ? hint : '',
    })
  }, [field, onHelp, text, controls, active, hint])
}

/** Suggestions for the text in the field. */
interface Ahead {
  readonly items: Typeahead['items']
  readonly hint: string
  /** True when these are for exactly the text in the field. */
  readonly settled: boolean
}

const nothing: Ahead = { items: [], hint: '', settled: false }

/** Popular searches and topics for a field without text. */
const startCount = 14
const startKept = 300_000

/** Loads what a field without text suggests; it works without that. */
function useStart({ shell, open }: SuggestionsProps, isRecalling: boolean): Typeahead['items'] {
  const input = { term: '', pin_scope: 'pins' as const, count: startCount }
  const { data } = useQuery(
    {
      ...queryOptions(shell.parts.client, typeahead, input),
      enabled: open && isRecalling,
      staleTime: startKept,
      retry: false,
    },
    shell.parts.queries,
  )
  return data?.items ?? []
}

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
function useTypeahead({ shell, text, composing, open, scope }: SuggestionsProps): Ahead {
  const term = useRested(text, composing)
  const input = { term, pin_scope: scope, count: limits.typeaheadCount }
  const { queryKey, queryFn } = queryOptions(shell.parts.client, typeahead, input)
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: [...queryKey, 'with its term'],
      // Keeps the term with its response, which stays on screen while the next one loads.
      queryFn: async (context) => ({ term, ...(await queryFn(context)) }),
      enabled: open && term.trim() !== '',
      placeholderData: keepPreviousData,
      retry: false,
    },
    shell.parts.queries,
  )
  if (data === undefined || !isRelated(data.term, text)) return nothing
  return {
    items: data.items,
    hint: hintFor(text, data),
    settled: data.term === text && !isPlaceholderData,
  }
}
