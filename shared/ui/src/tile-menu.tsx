import { type ReactElement, useId, useLayoutEffect } from 'react'
import { MenuPanel } from './menu.tsx'
import type { MenuItem } from './menu-item.ts'
import { useMenu } from './use-menu.ts'

interface TileMenuProps {
  label: string
  items: readonly MenuItem[]
  /** The tile's button, beside which it opens and which gets the focus back. */
  button: HTMLButtonElement
  onClosed: () => void
}

/** What a tile offers beside saving; one menu for a whole grid, there while it is open. */
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
