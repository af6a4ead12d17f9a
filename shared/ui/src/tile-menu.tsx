import { type ReactElement, useId, useLayoutEffect } from 'react'
import { MenuPanel } from './menu.tsx'
import type { MenuItem } from './menu-item.ts'
import { useMenu } from './use-menu.ts'

/** A tile's menu, and the button that it opens next to. */
export interface TileMenuProps {
  label: string
  items: readonly MenuItem[]
  /** The tile's button. The menu opens next to it, and it gets the focus back. */
  button: HTMLButtonElement
  onClosed: () => void
}

/** The menu of the tiles: one for the whole grid, mounted while it is open. */
export function TileMenu({ label, items, button, onClosed }: TileMenuProps): ReactElement {
  const id = useId()
  const menu = useMenu('end')
  const { button: opener, setOpen } = menu
  useLayoutEffect(() => {
    opener.current = button
    setOpen(true)
  }, [opener, setOpen, button])
  return <MenuPanel id={id} label={label} items={items} menu={menu} onClosed={onClosed} />
}
