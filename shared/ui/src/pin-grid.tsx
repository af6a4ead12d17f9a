import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { type GridCorner, placeAt } from './grid/layout.ts'
import type { SelectionProps } from './grid/use-grid-selection.ts'
import { whenIdle } from './grid/when-idle.ts'
import { type GridOrder, GridSlot, WaitingTiles } from './grid-slot.tsx'
import { LateTileMenu, type LoadItems, loadTileMenu } from './late-tile-menu.tsx'
import type { MenuItem } from './menu-item.ts'
import styles from './pin-grid.module.css'
import type { PinTileData, TileOffer } from './pin-tile.tsx'
import { usePinGrid } from './use-pin-grid.ts'
import type { PinActs } from './use-tile-acts.ts'
import { pinWords, words } from './words.ts'

export type { Selection } from './grid/selection.ts'

interface PinGridProps extends PinActs, SelectionProps {
  pins: readonly PinTileData[]
  /** The list's label for screen readers. */
  label: string
  /** True while more pins load: placeholders follow the last ones. */
  busy?: boolean
  /** Called when the end is within two screens, at most every 200 ms, never while busy. */
  onNearEnd?: () => void
  /** Shown below a complete list, whose length is then known. */
  end?: ReactNode
  /**
   * Names the grid in its history entry, so that going back finds the same pin in the same place.
   */
  restoreKey?: string
  /** The menu of a tile; without it tiles have none. */
  menuItems?: ((pin: PinTileData) => readonly MenuItem[]) | undefined
  /** Loads the code of `menuItems`, which is called once it has loaded. */
  loadMenuItems?: LoadItems | undefined
  /** Called when a tile's menu can't be opened. */
  onMenuFailed?: (() => void) | undefined
  /** Room that the first rows leave free, for content that the caller places there. */
  corner?: GridCorner | undefined
  /** Reorders the pins; without it they keep their order. */
  order?: GridOrder | undefined
  /** The board that Save would use, shown next to it. */
  boardName?: string | undefined
  saveLabel?: string | undefined
  savedLabel?: string | undefined
  chooseLabel?: string | undefined
  moreLabel?: string | undefined
  selectLabel?: string | undefined
}

type GridStyle = CSSProperties & { '--tile-caption'?: string }

/**
 * Returns what tiles offer: the same object while it says the same, so that tiles do not render
 * again.
 */
function useOffer(props: PinGridProps): TileOffer {
  const { boardName, saveLabel = pinWords.save(), savedLabel = pinWords.saved() } = props
  const {
    chooseLabel = words.choose(),
    moreLabel = words.more(),
    selectLabel = words.select(),
  } = props
  const save = props.onSave !== undefined
  const choose = props.onChoose !== undefined
  const more = props.menuItems !== undefined
  const select = props.onSelectionChange !== undefined
  const drag = props.onMove !== undefined
  return useMemo(() => {
    const can = { save, choose, more, select, drag }
    const labels = { saveLabel, savedLabel, chooseLabel, moreLabel, selectLabel }
    return { ...can, boardName, ...labels }
  }, [
    save,
    choose,
    more,
    select,
    drag,
    boardName,
    saveLabel,
    savedLabel,
    chooseLabel,
    moreLabel,
    selectLabel,
  ])
}

type Grid = ReturnType<typeof usePinGrid>

/** The mounted tiles, each in its slot. */
function tilesOf(grid: Grid, props: PinGridProps, offer: TileOffer) {
  const { layout, selection } = grid
  if (layout === null) return null
  return grid.tiles.map(({ index, slot }) => {
    const pin = grid.pins[index]
    const place = placeAt(layout, index)
    return pin === undefined || place === undefined ? null : (
      <GridSlot
        key={slot}
        pin={pin}
        offer={offer}
        index={index}
        place={place}
        shape={layout.shape}
        rtl={grid.rtl}
        total={props.end === undefined ? -1 : props.pins.length}
        selected={offer.select ? selection.has(pin.id) : undefined}
        held={grid.held === index}
        isStop={grid.stop === index}
        order={props.order}
      />
    )
  })
}

/**
 * A masonry grid of pins that mounts only what is near the screen. Scrolls with the page or the
 * scroll area around it.
 */
export function PinGrid(props: PinGridProps): ReactElement {
  const { label, busy = false, onNearEnd, end, restoreKey } = props
  const { menuItems, loadMenuItems, onMenuFailed } = props
  const root = useRef<HTMLUListElement>(null)
  const grid = usePinGrid({ ...props, root, busy, restoreKey, onNearEnd })
  const offer = useOffer(props)
  const { layout, menu, rtl } = grid
  // A failed load is tried again by the press.
  useEffect(
    () => whenIdle(() => void loadTileMenu(loadMenuItems).catch(() => undefined)),
    [loadMenuItems],
  )
  const style: GridStyle = { blockSize: grid.height }
  if (layout !== null) style['--tile-caption'] = `${layout.shape.caption}px`
  return (
    <>
      <ul
        {...grid.handlers}
        ref={root}
        aria-label={label}
        aria-busy={busy}
        data-shortcuts="pins"
        data-selecting={grid.selection.active || undefined}
        className={styles.grid}
        style={style}
      >
        {tilesOf(grid, props, offer)}
        {layout !== null && busy ? <WaitingTiles layout={layout} rtl={rtl} /> : null}
      </ul>
      {menu === null || menuItems === undefined ? null : (
        <LateTileMenu
          key={menu.pin.id}
          label={`${offer.moreLabel}: ${menu.pin.title}`}
          items={() => menuItems(menu.pin)}
          loadItems={loadMenuItems}
          button={menu.button}
          onClosed={grid.closeMenu}
          onFailed={onMenuFailed}
        />
      )}
      {end === undefined || busy ? null : <div className={styles.end}>{end}</div>}
    </>
  )
}
