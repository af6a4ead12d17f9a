import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import type { MenuItem } from './menu-item.ts'
import type { TileMenuProps } from './tile-menu.tsx'

type TileMenu = typeof import('./tile-menu.tsx').TileMenu

/** Loads the code that a menu's items need. The same function for every menu of a kind. */
export type LoadItems = () => Promise<unknown>

let Loaded: TileMenu | undefined
const loadedItems = new WeakSet<LoadItems>()

const isLoaded = (loadItems: LoadItems | undefined): boolean =>
  Loaded !== undefined && (loadItems === undefined || loadedItems.has(loadItems))

async function loadMenu(): Promise<void> {
  Loaded ??= (await import(/* webpackChunkName: "tile-menu" */ './tile-menu.tsx')).TileMenu
}

/** Loads the code of the menu and of its items, which a first view does without. */
export async function loadTileMenu(loadItems?: LoadItems): Promise<void> {
  await Promise.all([loadMenu(), loadItems?.()])
  if (loadItems !== undefined) loadedItems.add(loadItems)
}

interface LateTileMenuProps extends Omit<TileMenuProps, 'items'> {
  /** Called once the code has loaded. */
  items: () => readonly MenuItem[]
  loadItems?: LoadItems | undefined
  /** Called when its code can't be loaded; the next press tries again. */
  onFailed?: (() => void) | undefined
}

/** The menu of the tiles. A press before its code has loaded opens it as soon as it has. */
export function LateTileMenu(props: LateTileMenuProps): ReactElement | null {
  const { items, loadItems, onFailed, ...rest } = props
  const [, setThere] = useState(isLoaded(loadItems))
  const fail = useEffectEvent(() => {
    props.onClosed()
    onFailed?.()
  })
  useEffect(() => {
    if (isLoaded(loadItems)) return
    let isGone = false
    loadTileMenu(loadItems).then(
      () => isGone || setThere(true),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [loadItems])
  return Loaded === undefined || !isLoaded(loadItems) ? null : <Loaded {...rest} items={items()} />
}
