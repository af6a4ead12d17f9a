import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GridLayout } from './layout.ts'
import { type ArrowWay, neighbour } from './order.ts'

const ways: Readonly<Record<string, ArrowWay>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function indexOf(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index === null || index === undefined ? null : Number(index)
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
}

interface GridFocusOptions {
  root: RefObject<HTMLElement | null>
  layout: GridLayout | null
  rtl: boolean
  /** `s` was pressed on a tile. */
  onSaveKey: (index: number) => void
}

/** Which tile has the focus, and how the keys move it: arrows by place, `s` to save; Enter is the link's own. */
export function useGridFocus({ root, layout, rtl, onSaveKey }: GridFocusOptions) {
  const [focused, setFocused] = useState<number | null>(null)
  const moveTo = (index: number) => {
    // The tile may not be mounted yet; it must be before it can take the focus.
    flushSync(() => setFocused(index))
    const link = root.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  }
  const handlers = {
    onFocus: (event: FocusEvent) => setFocused(indexOf(event.target)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const index = indexOf(event.target)
      if (index === null || layout === null || hasModifier(event)) return
      if (event.key.toLowerCase() === 's' && !event.repeat) return onSaveKey(index)
      const way = ways[event.key]
      const next = way === undefined ? null : neighbour(layout, index, way, rtl)
      if (next === null) return
      event.preventDefault()
      moveTo(next)
    },
  }
  return { focused, handlers }
}
