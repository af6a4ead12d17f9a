import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { gridKeys } from './grid/grid-keys.ts'
import { type GridCorner, layoutHeight } from './grid/layout.ts'
import type { PinTileData } from './grid/pin-tile-data.ts'
import { isAsleep, screenOf } from './grid/screen.ts'
import { noSlots, slotsInOrder, slotsInPlace } from './grid/slots.ts'
import { waitingTiles } from './grid/tail.ts'
import { useArrivedPictures } from './grid/use-arrived-pictures.ts'
import { useAtRest } from './grid/use-at-rest.ts'
import { useFetchAhead } from './grid/use-fetch-ahead.ts'
import { useGridFocus } from './grid/use-grid-focus.ts'
import { useGridLayout } from './grid/use-grid-layout.ts'
import { useGridPosition } from './grid/use-grid-position.ts'
import { type SelectionProps, useGridSelection } from './grid/use-grid-selection.ts'
import { useGridWidth } from './grid/use-grid-width.ts'
import { useGridWindow } from './grid/use-grid-window.ts'
import { useHeldTile } from './grid/use-held-tile.ts'
import { usePress, useStill } from './grid/use-press.ts'
import { useThrottled } from './grid/use-throttled.ts'
import { whenIdle } from './grid/when-idle.ts'
import { isNearEnd, tilesToMount } from './grid/window.ts'
import type { GridOrder } from './grid-slot.tsx'
import { type PinActs, useTileActs } from './use-tile-acts.ts'

interface PinGridOptions extends PinActs, SelectionProps {
  root: RefObject<HTMLElement | null>
  pins: readonly PinTileData[]
  busy: boolean
  restoreKey: string | undefined
  onNearEnd: (() => void) | undefined
  order?: GridOrder | undefined
  corner?: GridCorner | undefined
}

/** Calls back on every scroll of the grid's viewport. */
function useFollowedScroll(
  root: RefObject<HTMLElement | null>,
  onScroll: (scrollTop: number) => void,
): void {
  const scrolled = useEffectEvent(onScroll)
  useEffect(() => {
    if (root.current === null) return
    const screen = screenOf(root.current)
    return screen.follow(() => scrolled(screen.scrollTop()))
  }, [root])
}

/** Returns where the tiles are and which are mounted. Follows the scroll and loads more in time. */
function useGridPlaces(options: PinGridOptions) {
  const { root, pins, busy, restoreKey, onNearEnd, order, corner } = options
  const room = useGridWidth(root, () => position.returnToSeen())
  const grown = useGridLayout(room, pins, corner)
  const layout = grown?.layout ?? null
  const { stretch, moving, look, lookAtLayout, lookAtOnce, rest } = useGridWindow(root)
  const position = useGridPosition({
    root,
    grown,
    restoreKey,
    busy,
    onMore: onNearEnd,
    onMoved: look,
    isReordering: order?.isMoving === true,
  })
  const focus = useGridFocus(root, pins)
  const mounted = layout === null ? [] : tilesToMount(layout, stretch, focus.focused)
  const askForMore = useThrottled(() => {
    if (root.current === null || layout === null || busy || isAsleep(root.current)) return
    if (position.isLooking()) return
    const screen = screenOf(root.current)
    if (isNearEnd(layoutHeight(layout), screen.scrollTop(), screen.height())) onNearEnd?.()
  })
  const moved = useAtRest(() => {
    position.write()
    rest()
  })
  useFollowedScroll(root, (scrollTop) => {
    moved()
    position.track(scrollTop)
    lookAtOnce(scrollTop)
    askForMore()
  })
  useFetchAhead(layout, pins)
  useLayoutEffect(() => {
    if (layout !== null) lookAtLayout()
  }, [layout, lookAtLayout])
  useEffect(() => {
    if (root.current === null || layout === null || busy) return
    const screen = screenOf(root.current)
    const filled = layoutHeight(layout) > screen.scrollTop() + screen.height()
    // The pictures on the screen are painted before more pins are asked for.
    return filled ? whenIdle(askForMore) : askForMore()
  }, [root, layout, busy, askForMore])
  return { layout, rtl: room?.rtl ?? false, mounted, moving, position, focus }
}

/** A mounted tile and its slot. */
interface SlottedTile {
  readonly index: number
  readonly slot: number
}

/** Returns the mounted tiles in document order. */
function useSlots(
  mounted: readonly number[],
  pins: readonly PinTileData[],
  inPlace: boolean,
): readonly SlottedTile[] {
  const [kept] = useState(() => ({ slots: noSlots, indexes: new Map<string, number>() }))
  const before = kept.indexes
  const indexes = new Map(mounted.map((index) => [pins[index]?.id ?? '', index]))
  const tiles = [...indexes.keys()]
  kept.slots = inPlace
    ? slotsInPlace(kept.slots, tiles, (tile) => pins[before.get(tile) ?? -1]?.id === tile)
    : slotsInOrder(kept.slots, tiles)
  const { order, byTile } = kept.slots
  for (const tile of order) if (!indexes.has(tile)) indexes.set(tile, before.get(tile) ?? 0)
  kept.indexes = indexes
  return order.map((tile) => ({ index: indexes.get(tile) ?? 0, slot: byTile.get(tile) ?? 0 }))
}

/**
 * The state of a pin grid: its layout, the mounted tiles with their slots, and its event handlers.
 */
export function usePinGrid(options: PinGridOptions) {
  const { busy, onSave, onMove } = options
  const { press, onPointerDown } = usePress()
  const pins = useStill(options.pins, press)
  const corner = useStill(options.corner, press)
  const { layout, rtl, mounted, moving, position, focus } = useGridPlaces({
    ...options,
    pins,
    corner,
  })
  const isMoving = useStill(moving && focus.focused === null, press)
  const tiles = useSlots(mounted, pins, isMoving || press.isDown)
  const selection = useGridSelection(pins, options)
  const { held, handlers: touches } = useHeldTile()
  const acts = useTileActs({ ...options, pins, selection, held, onOpening: position.keep })
  // One tile takes part in the order of Tab: the one that had the focus last, or the first one.
  const stop = mounted.includes(focus.stop) ? focus.stop : Math.min(...mounted)
  const onKeyDown = gridKeys({
    layout,
    rtl,
    pins,
    selection,
    moveTo: focus.moveTo,
    onSave,
    onMove,
  })
  useArrivedPictures(options.root)
  const whole = layout !== null && busy ? waitingTiles(layout) : layout
  return {
    pins,
    layout,
    height: whole === null ? undefined : layoutHeight(whole),
    rtl,
    tiles,
    stop,
    held,
    selection,
    menu: acts.menu,
    closeMenu: acts.closeMenu,
    handlers: {
      ...touches,
      onPointerDown: (event: PointerEvent) => {
        onPointerDown(event)
        touches.onPointerDown(event)
      },
      ...focus.handlers,
      ...acts.handlers,
      onKeyDown,
    },
  }
}
