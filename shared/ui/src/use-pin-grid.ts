import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { layoutHeight } from './grid/layout.ts'
import { assignSlots, noSlots, type Slots } from './grid/slots.ts'
import { waitingTiles } from './grid/tail.ts'
import { useGridFocus } from './grid/use-grid-focus.ts'
import { useGridLayout } from './grid/use-grid-layout.ts'
import { useGridPosition } from './grid/use-grid-position.ts'
import { useGridWidth } from './grid/use-grid-width.ts'
import { gridScrollTop, useGridWindow } from './grid/use-grid-window.ts'
import { useThrottled } from './grid/use-throttled.ts'
import { isNearEnd, tilesToMount } from './grid/window.ts'
import type { PinTileData } from './pin-tile-data.ts'

interface PinGridOptions {
  root: RefObject<HTMLElement | null>
  pins: readonly PinTileData[]
  busy: boolean
  restoreKey: string | undefined
  onNearEnd: (() => void) | undefined
  onSave: ((pin: PinTileData) => void) | undefined
}

/** What a pin grid knows at one moment: its layout, which tiles are mounted in which slots, and its keys. */
export function usePinGrid({ root, pins, busy, restoreKey, onNearEnd, onSave }: PinGridOptions) {
  const room = useGridWidth(root)
  const layout = useGridLayout(room?.width ?? null, pins)
  const { stretch, look } = useGridWindow(root)
  const position = useGridPosition({ root, layout, pins, restoreKey, onMoved: look })
  const { focused, handlers } = useGridFocus({
    root,
    layout,
    rtl: room?.rtl ?? false,
    onSaveKey: (index) => {
      const pin = pins[index]
      if (pin !== undefined) onSave?.(pin)
    },
  })
  const [kept] = useState<{ slots: Slots }>({ slots: noSlots })
  const mounted = layout === null ? [] : tilesToMount(layout, stretch, focused)
  kept.slots = assignSlots(kept.slots, mounted)

  const askForMore = useThrottled(() => {
    if (root.current === null || layout === null || busy) return
    const near = isNearEnd(layoutHeight(layout), gridScrollTop(root.current), window.innerHeight)
    if (near) onNearEnd?.()
  })
  const onScroll = useEffectEvent(() => {
    look()
    position.track()
    askForMore()
  })
  useLayoutEffect(() => {
    if (layout !== null) look()
  }, [layout, look])
  useEffect(() => {
    if (layout !== null && !busy) askForMore()
  }, [layout, busy, askForMore])
  useEffect(() => {
    const scrolled = () => onScroll()
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', scrolled)
    return () => {
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', scrolled)
    }
  }, [])
  const whole = layout !== null && busy ? waitingTiles(layout) : layout
  return {
    layout,
    height: whole === null ? undefined : layoutHeight(whole),
    rtl: room?.rtl ?? false,
    mounted,
    slots: kept.slots.byIndex,
    handlers: { ...handlers, onClickCapture: position.keep },
  }
}
