import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './menu.module.css'
import { moveMenuFocus } from './menu-focus.ts'
import type { MenuGroup, MenuItem } from './menu-item.ts'
import { MenuItems } from './menu-items.tsx'
import { type MenuAlign, useMenu } from './use-menu.ts'

export type { MenuGroup, MenuItem } from './menu-item.ts'

interface MenuProps {
  /** The name of the button and of its menu. */
  label: string
  items: readonly (MenuItem | MenuGroup)[]
  /** The button's content; three dots by default. */
  children?: ReactNode
  kind?: ButtonKind
  size?: 'medium' | 'small'
  /** Makes the button square, for an icon or a picture alone. */
  square?: boolean
  align?: MenuAlign
}

interface MenuPanelProps {
  id: string
  label: string
  items: readonly (MenuItem | MenuGroup)[]
  menu: ReturnType<typeof useMenu>
  onClosed?: () => void
}

/** A menu's popover, with its rows while it is open. */
export function MenuPanel({ id, label, items, menu, onClosed }: MenuPanelProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return moveMenuFocus(event)
    event.preventDefault()
    event.stopPropagation()
    menu.close()
  }
  return (
    <div
      ref={menu.menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="auto"
      className={styles.menu}
      onToggle={(event) => {
        if (event.newState !== 'closed') return
        menu.setOpen(false)
        onClosed?.()
      }}
      onKeyDown={onKeyDown}
    >
      {menu.open ? <MenuItems items={items} onChosen={menu.close} /> : null}
    </div>
  )
}

/**
 * A button that opens a menu in a popover. Arrows, letters and Escape work in it, and the button
 * gets the focus back.
 */
export function Menu(props: MenuProps): ReactElement {
  const { label, items, children, kind = 'plain', size = 'medium', align = 'end' } = props
  const { square = children === undefined } = props
  const id = useId()
  const menu = useMenu(align)
  return (
    <>
      <Button
        ref={menu.button}
        kind={kind}
        size={size}
        square={square}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          if (menu.open) menu.close()
          else menu.setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.setOpen(true)
        }}
      >
        {children ?? <Icon shape={icons.more} />}
      </Button>
      <MenuPanel id={id} label={label} items={items} menu={menu} />
    </>
  )
}
