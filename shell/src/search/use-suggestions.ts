import { type ComboboxField, useCombobox } from '@tessera/ui/combobox/use-combobox'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from './search-shell.ts'
import { offered, recalled } from './suggestion.ts'
import { useRecent } from './use-recent.ts'
import { useTypeahead } from './use-typeahead.ts'

/** Returns the lines below the search field, and the combobox that moves through them. */
export function useSuggestions(props: SuggestionsProps) {
  const { text, open, scope, onShow, onText, onGo } = props
  const recent = useRecent(props.viewer, open)
  const ahead = useTypeahead(props.shell, props)
  const isRecalling = text.trim() === ''
  const lines = isRecalling ? recalled(recent.queries, scope) : offered(ahead.items, scope)
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
      if (line !== undefined) recent.remove(line.label)
    },
  })
  useHelp(props, combobox.field, hint)
  return { combobox, lines, isRecalling, recent, settled: ahead.settled }
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
