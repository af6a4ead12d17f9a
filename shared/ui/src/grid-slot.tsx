import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react'
import { classes } from './classes.ts'
import type { GridLayout, GridShape, TilePlace } from './grid/layout.ts'
import { waitingTiles } from './grid/tail.ts'
import styles from './pin-grid.module.css'
import tile from './pin-tile.module.css'
import { PinTile, type PinTileData, type TileOffer } from './pin-tile.tsx'
import { Skeleton } from './skeleton.tsx'

type TileStyle = CSSProperties & { '--tile-lines'?: number; '--tile-caption'?: string }

function placeStyle(place: TilePlace, shape: GridShape, rtl: boolean): CSSProperties {
  const style: TileStyle = {
    inlineSize: shape.tileWidth,
    blockSize: place.height,
    transform: `translate(${rtl ? -place.x : place.x}px, ${place.top}px)`,
  }
  if (place.lines === 2) {
    style['--tile-lines'] = 2
    style['--tile-caption'] = `${shape.caption + shape.titleLine}px`
  }
  return style
}

/** The reordering of pins; see `useReorder`. */
export interface GridOrder {
  /** True while a pin is picked up. */
  readonly isMoving: boolean
  /** Sorts pins while one of them moves; the same array while none does. */
  readonly sorted: <Pin extends PinTileData>(pins: readonly Pin[]) => readonly Pin[]
  readonly place: (id: string) => (element: HTMLElement | null) => void
  /** The button that picks a pin up. `tabIndex` is 0 in the tile that Tab leads to, and -1 in others. */
  readonly handle: (pin: PinTileData, tabIndex: 0 | -1) => ReactNode
}

const tileClass = classes(styles.slot, tile.tile)

interface GridSlotProps {
  pin: PinTileData
  offer: TileOffer
  index: number
  place: TilePlace
  shape: GridShape
  rtl: boolean
  /** Number of pins in the list; -1 while unknown. */
  total: number
  /** Undefined where pins cannot be selected. */
  selected: boolean | undefined
  held: boolean
  /** True for the tile that Tab leads to. */
  isStop: boolean
  order: GridOrder | undefined
}

/** One slot of the grid with its pin. */
export const GridSlot = memo(function GridSlot(props: GridSlotProps): ReactElement {
  const { pin, offer, index, place, shape, rtl, total, selected, held, order } = props
  const tabIndex = props.isStop ? 0 : -1
  return (
    <li
      ref={order?.place(pin.id)}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-held={held || undefined}
      data-selected={selected || undefined}
      className={tileClass}
      style={placeStyle(place, shape, rtl)}
    >
      <PinTile
        pin={pin}
        offer={offer}
        sizes={`${shape.tileWidth}px`}
        isFirst={place.top === 0}
        selected={selected}
        tabIndex={tabIndex}
      />
      {order?.handle(pin, tabIndex)}
    </li>
  )
})

/** Placeholders for the pins that are loading. */
export function WaitingTiles({
  layout,
  rtl,
}: {
  layout: GridLayout
  rtl: boolean
}): ReactElement[] {
  return waitingTiles(layout).places.map((place) => (
    <li
      key={`${place.column}-${place.row}`}
      aria-hidden="true"
      className={classes(styles.slot, styles.waiting)}
      style={placeStyle(place, layout.shape, rtl)}
    >
      <Skeleton className={classes(styles.picture)} />
      <Skeleton className={classes(styles.line)} width="70%" height={12} />
      <Skeleton className={classes(styles.line)} width="40%" height={12} />
    </li>
  ))
}
