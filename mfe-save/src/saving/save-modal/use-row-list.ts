import { measures } from '@tessera/contracts/limits'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type RowGroup, rowOfKey, type Screen, scrollFor } from './row-window.ts'

/** Before anything is laid out: about what a modal shows. */
const guessedHeight = 10 * measures.boardRow

const screenOf = (list: HTMLElement): Screen => ({
  // In whole rows, so that less than one changes nothing.
  top: Math.floor(list.scrollTop / measures.boardRow) * measures.boardRow,
  height: (list.clientHeight || guessedHeight) + measures.boardRow,
})

/** The number of the row that something stands in. */
const rowOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof Element ? target.closest('[data-row]') : null
  return row === null ? undefined : Number(row.getAttribute('data-row'))
}

interface RowList {
  readonly list: RefObject<HTMLDivElement | null>
  readonly screen: Screen
  /** The row that Tab leads to; arrows lead to the others. */
  readonly current: number
  readonly onScroll: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: { readonly target: EventTarget }) => void
}

/** A list of rows of which only those on the screen are there, walked through with the arrow keys. */
export function useRowList(groups: readonly RowGroup[], resetBy: string): RowList {
  const list = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<Screen>({ top: 0, height: guessedHeight })
  const [current, setCurrent] = useState(0)
  /** The row that a key has led to and that is to have the focus once it is there. */
  const wanted = useRef<number | null>(null)

  const look = useCallback(() => {
    if (list.current === null) return
    const now = screenOf(list.current)
    setScreen((was) => (was.top === now.top && was.height === now.height ? was : now))
  }, [])
  useLayoutEffect(look, [look])

  const [shownFor, setShownFor] = useState(resetBy)
  if (shownFor !== resetBy) {
    setShownFor(resetBy)
    setCurrent(0)
    setScreen({ ...screen, top: 0 })
  }
  const begins = useRef({ resetBy, isScrolled: false })
  useLayoutEffect(() => {
    const { resetBy: before, isScrolled } = begins.current
    begins.current = { resetBy, isScrolled: false }
    // Only where it must: this lays the page out at once, which each key would wait for.
    if (before !== resetBy && isScrolled && list.current !== null) list.current.scrollTop = 0
  }, [resetBy])

  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = list.current?.querySelector(`[data-row="${wanted.current}"]`)
    if (!(row instanceof HTMLElement)) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  return {
    list,
    screen,
    current,
    onScroll: () => {
      begins.current.isScrolled = true
      look()
    },
    onFocus: ({ target }) => {
      const row = rowOf(target)
      if (row !== undefined) setCurrent(row)
    },
    onKeyDown: (event) => {
      const from = rowOf(event.target)
      if (from === undefined || list.current === null) return
      const rows = groups.reduce((sum, group) => sum + group.rows, 0)
      const to = rowOfKey(event.key, from, rows)
      if (to === undefined) return
      event.preventDefault()
      const { scrollTop: top, clientHeight } = list.current
      const height = clientHeight || guessedHeight
      list.current.scrollTop = scrollFor(to, groups, { top, height })
      wanted.current = to
      setCurrent(to)
      look()
    },
  }
}
