import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'

interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  /** The height of a row in pixels, before it is measured. */
  readonly height: number
}

/** Rows drawn beyond those in view, so that Tab finds the next one. */
const overscan = 8

/**
 * Decides which rows of a long list are drawn. The row that has the focus stays drawn, wherever the list
 * is scrolled to.
 */
export function useVirtualRows({ scroller, count, height }: VirtualRowsOptions) {
  const [focused, setFocused] = useState<number | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      return focused === null || focused >= range.count || drawn.includes(focused)
        ? drawn
        : [...drawn, focused].toSorted((one, other) => one - other)
    },
    [focused],
  )
  const virtualizer = useVirtualizer({
    count,
    overscan,
    rangeExtractor,
    // Scrolling never waits for rows to be drawn.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    // A list that is not laid out yet, as in a test, draws its first rows.
    initialRect: { width: 0, height: 600 },
  })
  return {
    virtualizer,
    inView: {
      first: virtualizer.range?.startIndex ?? 0,
      last: virtualizer.range?.endIndex ?? 0,
    },
    /** Props of the element that holds the rows, each with its index in `data-index`. */
    focusProps: {
      onFocus: ({ target }: { readonly target: Element }) => setFocused(indexAround(target)),
      onBlur: () => setFocused(null),
    },
  }
}

/** Returns the index of the row that an element is in. */
function indexAround(element: Element): number | null {
  const row = element.closest<HTMLElement>('[data-index]')
  return row === null ? null : Number(row.dataset.index)
}

/** Returns the height of a row of 40 pixels that grows with the reader's text. */
export const rowHeight = (): number =>
  20 + 1.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
