import { textScale } from '@tessera/ui/text-scale'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type RowGroup,
  type RowSizes,
  rowOfKey,
  rowSizes,
  type Screen,
  scrollFor,
} from './row-window.ts'

/** Height before layout: about what a modal shows. */
const guessedHeight = 640

const screenOf = (list: HTMLElement, { row }: RowSizes): Screen => ({
  // Rounded to whole rows, so that a smaller scroll renders nothing.
  top: Math.floor(list.scrollTop / row) * row,
  height: (list.clientHeight || guessedHeight) + row,
})

/** Returns the index of the row around an element. */
const rowOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof Element ? target.closest('[data-row]') : null
  return row === null ? undefined : Number(row.getAttribute('data-row'))
}

/** Moves the focus up from the first row: to the create row, or to the search. */
function leaveList(list: Element): void {
  const around = list.closest(':has([data-create-row], [type="search"])')
  const above =
    around?.querySelector('[data-create-row]') ?? around?.querySelector('[type="search"]')
  if (above instanceof HTMLElement) above.focus()
}

interface RowList {
  readonly list: RefObject<HTMLDivElement | null>
  readonly screen: Screen
  readonly sizes: RowSizes
  /** The row that Tab reaches; arrow keys reach the others. */
  readonly current: number
  readonly onScroll: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: { readonly target: EventTarget }) => void
}

/** Draws the rows on the screen alone, and moves through all of them with the arrow keys. */
export function useRowList(groups: readonly RowGroup[], resetBy: string): RowList {
  const list = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<Screen>({ top: 0, height: guessedHeight })
  const [sizes] = useState(() => rowSizes(textScale()))
  const [current, setCurrent] = useState(0)
  /** The row that a key moved to; it takes the focus once it is drawn. */
  const wanted = useRef<number | null>(null)

  const look = useCallback(() => {
    if (list.current === null) return
    const now = screenOf(list.current, sizes)
    setScreen((was) => (was.top === now.top && was.height === now.height ? was : now))
  }, [sizes])
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
    // Only after a scroll: setting scrollTop forces a layout, which would delay every key press.
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
    sizes,
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
      if (to === from && event.key === 'ArrowUp') return leaveList(list.current)
      const { scrollTop: top, clientHeight } = list.current
      const height = clientHeight || guessedHeight
      list.current.scrollTop = scrollFor(to, groups, { top, height }, sizes)
      wanted.current = to
      setCurrent(to)
      look()
    },
  }
}
