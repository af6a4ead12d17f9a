import type { KeyboardEvent } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Press, press } from './press.ts'
import type { SuggestionsProps } from './search-shell.ts'
import { offered, recalled, type Suggestion } from './suggestion.ts'
import { useRecent } from './use-recent.ts'
import { useTypeahead } from './use-typeahead.ts'

const nowhere = { text: '', key: '' }

/** Which line the arrows have reached, for as long as the text stays as it is. */
function useReached(lines: readonly Suggestion[], text: string, open: boolean) {
  const [reached, setReached] = useState(nowhere)
  useEffect(() => {
    if (!open) setReached(nowhere)
  }, [open])
  const active = reached.text === text ? lines.findIndex(({ key }) => key === reached.key) : -1
  const reach = (to: number) => setReached({ text, key: lines[to]?.key ?? '' })
  return [active, reach] as const
}

/** What is offered, which of it is reached, and what the keys do. */
export function useSuggestions(props: SuggestionsProps) {
  const { text, open, scope } = props
  const id = useId()
  const recent = useRecent(props.viewer, open)
  const ahead = useTypeahead(props.shell, props)
  const isRecalling = text.trim() === ''
  const lines = isRecalling ? recalled(recent.queries, scope) : offered(ahead.items, scope)
  const [active, reach] = useReached(lines, text, open)
  // Once a hint is taken there is no next one until more is typed, so that Tab goes on.
  const [taken, setTaken] = useState('')
  const hint = text === taken ? '' : ahead.hint
  const choose = ({ to, query }: Suggestion) => props.onGo(to, query)
  const obey = (come: Press) => {
    const line = 'to' in come ? lines[come.to] : undefined
    if (come.does === 'open') props.onShow(true)
    if (come.does === 'close') props.onShow(false)
    if (come.does === 'empty') props.onText('')
    if (come.does === 'move') reach(come.to)
    if (come.does === 'choose' && line !== undefined) choose(line)
    if (come.does === 'forget' && line !== undefined) recent.remove(line.label)
    if (come.does === 'complete') {
      setTaken(text + hint)
      props.onText(text + hint)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey: shift, altKey, ctrlKey, metaKey, currentTarget: field } = event
    const rightToLeft = getComputedStyle(field).direction === 'rtl'
    const atEnd = field.selectionStart === text.length
    const now = { open, count: lines.length, active, hint, text, atEnd, rightToLeft }
    const come = press({ key, shift, held: altKey || ctrlKey || metaKey }, now)
    if (come.does === 'nothing') return
    event.preventDefault()
    event.stopPropagation()
    obey(come)
  }
  const isListed = open && lines.length > 0
  const optionId = (at: number) => `${id}-${at}`
  useHelp(props, {
    list: isListed ? id : undefined,
    active: isListed && active >= 0 ? optionId(active) : undefined,
    hint,
    onKeyDown,
  })
  return { id, optionId, lines, active, isRecalling, recent, choose, settled: ahead.settled }
}

/** Tells the field what helps it now. */
function useHelp(
  { field, text, onHelp }: SuggestionsProps,
  given: {
    readonly list: string | undefined
    readonly active: string | undefined
    readonly hint: string
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  },
): void {
  const { list, active, hint } = given
  const latest = useRef(given.onKeyDown)
  useLayoutEffect(() => {
    latest.current = given.onKeyDown
  })
  useLayoutEffect(() => {
    const box = field.current
    // Where the text has run past the field's edge, nothing can stand behind it.
    const fits = text !== '' && box !== null && box.scrollWidth <= box.clientWidth
    onHelp({
      list: list === undefined ? null : { id: list, active },
      hint: fits ? hint : '',
      onKeyDown: (event) => latest.current(event),
    })
  }, [field, onHelp, text, list, active, hint])
}
