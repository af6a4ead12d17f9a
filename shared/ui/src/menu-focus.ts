import type { KeyboardEvent } from 'react'

/** Returns the rows of a menu, in the order of the arrow keys. */
export function menuRows(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** Moves the focus among a menu's rows by arrow, Home, End or first letter. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = menuRows(event.currentTarget)
  if (rows.length === 0) return
  const at = rows.findIndex((row) => row.matches(':focus'))
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at === -1 ? rows.length - 1 : at - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const to = steps[event.key]
  if (to !== undefined) {
    event.preventDefault()
    rows.at(to % rows.length)?.focus()
  } else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLocaleLowerCase()
    const next = [...rows.slice(at + 1), ...rows]
    next.find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus()
  }
}
