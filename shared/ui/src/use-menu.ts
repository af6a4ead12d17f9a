import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { menuRows } from './menu-focus.ts'
import { menuPlace } from './menu-place.ts'

/** The end of its button that a menu aligns with. */
export type MenuAlign = 'start' | 'end'

function placeBeside(menu: HTMLElement, button: HTMLElement, align: MenuAlign): void {
  const rtl = getComputedStyle(button).direction === 'rtl'
  const place = menuPlace(
    button.getBoundingClientRect(),
    { width: menu.offsetWidth, height: menu.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    (align === 'start') === rtl ? 'right' : 'left',
  )
  menu.style.left = `${place.left}px`
  menu.style.top = `${place.top}px`
}

interface MenuState {
  open: boolean
  button: RefObject<HTMLButtonElement | null>
  menu: RefObject<HTMLDivElement | null>
  setOpen: (open: boolean) => void
  /** Closes and returns the focus to the button. */
  close: () => void
}

interface MenuPlace {
  readonly align: MenuAlign
  readonly button: RefObject<HTMLButtonElement | null>
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/**
 * Opens, places and closes a menu next to a button of the caller. A scroll or a resize closes it.
 */
export function useMenuBeside({ align, button, open, setOpen }: MenuPlace): MenuState {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popover = menu.current
    if (!open || popover === null || button.current === null) return
    popover.showPopover()
    placeBeside(popover, button.current, align)
    menuRows(popover)[0]?.focus({ preventScroll: true })
    const opener = button.current
    const { top, left } = opener.getBoundingClientRect()
    const leave = () => popover.hidePopover()
    const follow = () => {
      // A scroll inside the menu, or one that ended before, does not move the button.
      const now = opener.getBoundingClientRect()
      if (now.top !== top || now.left !== left) leave()
    }
    addEventListener('scroll', follow, { passive: true, capture: true })
    addEventListener('resize', leave)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', leave)
    }
  }, [open, align, button])
  const close = () => {
    menu.current?.hidePopover()
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return { open, button, menu, setOpen, close }
}

/** A menu with its own button. */
export function useMenu(align: MenuAlign): MenuState {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return useMenuBeside({ align, button, open, setOpen })
}
