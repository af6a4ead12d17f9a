import { useCombobox } from '@tessera/ui/combobox/use-combobox'
import { useLayoutEffect, useRef } from 'react'
import { isOpen } from './flow.ts'
import { typedTag, withTag } from './typed-tag.ts'
import { useTagSuggestions } from './use-tag-suggestions.ts'

interface HashtagOptions {
  readonly value: string
  readonly onText: (text: string) => void
  readonly most: number
}

/** Puts a chosen hashtag in place of the typed one, and the caret behind it. */
function useReplace({ value, onText, most }: HashtagOptions) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number | null>(null)
  useLayoutEffect(() => {
    // The new text reaches the field with this render.
    if (caretAfter.current === null) return
    field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [value])
  const replace = (area: HTMLTextAreaElement, tag: string) => {
    const written = { text: area.value, caret: area.selectionStart }
    const typed = typedTag(written)
    if (typed === null) return null
    const chosen = withTag(written, typed, tag, most)
    caretAfter.current = chosen.caret
    onText(chosen.text)
    area.focus()
    return chosen
  }
  return [field, replace] as const
}

/** Suggests hashtags for the one at the caret. */
export function useHashtags(options: HashtagOptions) {
  const composing = useRef(false)
  const [field, replace] = useReplace(options)
  const [suggestions, send] = useTagSuggestions()
  const open = isOpen(suggestions)
  const { tags, typed } = suggestions
  const look = () => {
    const area = field.current
    if (area === null || composing.current || area.selectionStart !== area.selectionEnd) return
    send({ type: 'written', text: area.value, caret: area.selectionStart })
  }
  const combobox = useCombobox({
    keys: tags.map(({ query }) => query),
    text: typed?.query ?? '',
    open,
    onClose: () => send({ type: 'closed' }),
    onChoose: (at) => {
      const [area, tag] = [field.current, tags[at]]
      const chosen = area === null || tag === undefined ? null : replace(area, tag.query)
      if (chosen !== null) send({ type: 'chosen', ...chosen })
    },
  })
  const compose = (now: boolean) => {
    composing.current = now
    if (!now) look()
  }
  return { field, tags, open, combobox, look, compose, leave: () => send({ type: 'left' }) }
}
