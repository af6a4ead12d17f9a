import { timings } from '@tessera/contracts/timings'
import { useEffect, useRef, useState } from 'react'

/**
 * What is being typed into a search, which counts once the typing rests; emptied it counts at once.
 * Gives the text of the field and what changes it.
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
