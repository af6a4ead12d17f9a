import { timings } from '@tessera/contracts/timings'
import { useEffect, useRef, useState } from 'react'

/**
 * Holds the text of a search field and debounces it; an empty text applies at once. Returns the
 * text and its setter.
 */
export function useTyped(
  asked: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (next === '') onRest('')
    else timer.current = setTimeout(() => onRest(next.trim()), timings.searchWithinRest)
  }
  return [text, type]
}
