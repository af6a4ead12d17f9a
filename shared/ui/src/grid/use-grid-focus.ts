import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PinTileData } from './pin-tile-data.ts'
import { tileAt } from './tile-at.ts'

interface Focused {
  readonly id: string
  /** Its index when it got the focus; the index can change. */
  readonly index: number
}

function indexNow(pins: readonly PinTileData[], focused: Focused): number {
  if (pins[focused.index]?.id === focused.id) return focused.index
  return pins.findIndex(({ id }) => id === focused.id)
}

/**
 * Keeps the focus on its pin while the pin moves. When the pin goes, the next one gets the focus.
 */
export function useGridFocus(root: RefObject<HTMLElement | null>, pins: readonly PinTileData[]) {
  const [focused, setFocused] = useState<Focused | null>(null)
  // The tile that Tab comes back to.
  const [last, setLast] = useState<Focused | null>(null)
  const pending = useRef(false)
  const linkOf = (index: number) =>
    root.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
  const focusLink = (index: number) => {
    const link = linkOf(index)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'nearest' })
  }
  const at = focused === null ? -1 : indexNow(pins, focused)
  const moveTo = (index: number) => {
    const pin = pins[index]
    if (pin === undefined) return
    // The tile must be mounted before it can take the focus.
    pending.current = true
    setFocused({ id: pin.id, index })
  }
  useLayoutEffect(() => {
    if (focused === null) return
    if (at !== -1 && at !== focused.index) setFocused({ id: focused.id, index: at })
    if (pending.current && at !== -1) {
      pending.current = false
      focusLink(at)
    } else if (at === -1 && document.activeElement === document.body) {
      moveTo(Math.min(focused.index, pins.length - 1))
    }
  })
  const handlers = {
    onFocus: (event: FocusEvent) => {
      const index = tileAt(event.target)
      const pin = index === null ? undefined : pins[index]
      setFocused((now) => {
        if (index === null || pin === undefined) return null
        return now?.id === pin.id && now.index === index ? now : { id: pin.id, index }
      })
      if (index !== null && pin !== undefined) setLast({ id: pin.id, index })
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
    },
  }
  const stop = last === null ? -1 : indexNow(pins, last)
  return { focused: at === -1 ? null : at, stop, moveTo, handlers }
}
