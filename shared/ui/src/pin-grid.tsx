import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react'
import { placeAt } from './grid/layout.ts'
import { GridSlot, WaitingTiles } from './grid-slot.tsx'
import styles from './pin-grid.module.css'
import type { PinTileData, TileActions } from './pin-tile.tsx'
import { usePinGrid } from './use-pin-grid.ts'

interface PinGridProps extends TileActions {
  pins: readonly PinTileData[]
  /** What the list is, for a screen reader. */
  label: string
  /** More are on their way: their shapes stand below the last ones. */
  busy?: boolean
  /** Asked for when the end comes within two screens; at most every 200 ms, never while busy. */
  onNearEnd?: () => void
  /** There are no more: the list's length is known, and this is said below it. */
  end?: ReactNode
  /** Names the grid within its history entry, so that coming back finds the same pin at the same place. */
  restoreKey?: string
}

type GridStyle = CSSProperties & { '--tile-caption'?: string }

/** A masonry of pins that mounts only what is near the screen and scrolls with the page. */
export function PinGrid(props: PinGridProps): ReactElement {
  const { pins, label, busy = false, onNearEnd, end, restoreKey, ...actions } = props
  const root = useRef<HTMLUListElement>(null)
  const { onSave } = actions
  const grid = usePinGrid({ root, pins, busy, restoreKey, onNearEnd, onSave })
  const { layout, rtl } = grid
  const style: GridStyle = { blockSize: grid.height }
  if (layout !== null) style['--tile-caption'] = `${layout.shape.caption}px`
  return (
    <>
      <ul
        {...grid.handlers}
        ref={root}
        aria-label={label}
        aria-busy={busy}
        className={styles.grid}
        style={style}
      >
        {layout === null
          ? null
          : grid.mounted.map((index) => {
              const pin = pins[index]
              const place = placeAt(layout, index)
              return pin === undefined || place === undefined ? null : (
                <GridSlot
                  {...actions}
                  key={grid.slots.get(index)}
                  pin={pin}
                  index={index}
                  place={place}
                  shape={layout.shape}
                  rtl={rtl}
                  total={end === undefined ? -1 : pins.length}
                />
              )
            })}
        {layout !== null && busy ? <WaitingTiles layout={layout} rtl={rtl} /> : null}
      </ul>
      {end === undefined || busy ? null : <div className={styles.end}>{end}</div>}
    </>
  )
}
