import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import type { TileMenuProps } from './tile-menu.tsx'

type TileMenu = typeof import('./tile-menu.tsx').TileMenu

let Loaded: TileMenu | undefined

/** Loads the code of the menu, which a first view does without. */
export async function loadTileMenu(): Promise<void> {
  Loaded ??= (await import(/* webpackChunkName: "tile-menu" */ './tile-menu.tsx')).TileMenu
}

interface LateTileMenuProps extends TileMenuProps {
  /** Called when its code can't be loaded; the next press tries again. */
  onFailed?: (() => void) | undefined
}

/** The menu of the tiles. A press before its code has loaded opens it as soon as it has. */
export function LateTileMenu({ onFailed, ...props }: LateTileMenuProps): ReactElement | null {
  const [, setThere] = useState(Loaded !== undefined)
  const fail = useEffectEvent(() => {
    props.onClosed()
    onFailed?.()
  })
  useEffect(() => {
    if (Loaded !== undefined) return
    let isGone = false
    loadTileMenu().then(
      () => isGone || setThere(true),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [])
  return Loaded === undefined ? null : <Loaded {...props} />
}
