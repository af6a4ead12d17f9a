import { type CSSProperties, memo, type ReactElement } from 'react'
import { classes } from './classes.ts'
import type { GridLayout, GridShape, Place } from './grid/layout.ts'
import { waitingTiles } from './grid/tail.ts'
import styles from './pin-grid.module.css'
import { PinTile, type PinTileData, type TileActions } from './pin-tile.tsx'
import { Skeleton } from './skeleton.tsx'

function placeStyle(place: Place, shape: GridShape, rtl: boolean): CSSProperties {
  return {
    inlineSize: shape.tileWidth,
    blockSize: place.height,
    transform: `translate(${rtl ? -place.x : place.x}px, ${place.top}px)`,
  }
}

interface GridSlotProps extends TileActions {
  pin: PinTileData
  index: number
  place: Place
  shape: GridShape
  rtl: boolean
  /** How many there are, or -1 while nobody knows. */
  total: number
}

/** One place of the grid with the pin that lies there. */
export const GridSlot = memo(function GridSlot(props: GridSlotProps): ReactElement {
  const { pin, index, place, shape, rtl, total, ...actions } = props
  const soon = index < 2 * shape.columns ? 'soon' : 'near'
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-pin={pin.id}
      className={styles.slot}
      style={placeStyle(place, shape, rtl)}
    >
      <PinTile
        {...actions}
        pin={pin}
        sizes={`${shape.tileWidth}px`}
        haste={index < shape.columns ? 'first' : soon}
      />
    </li>
  )
})

/** The shapes of the pins on their way, where they will lie. */
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
