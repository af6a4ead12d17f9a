import type { KeyboardEvent } from 'react'

/** Returns the rows of a menu, in the order of the arrow keys. */
export function menuRows(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

const segmentsOf = (row: Element): Element | null => row.closest('[data-segments]')

/** Leaves one row of each group of segments: the one with the focus, or else the checked one. */
function upAndDown(rows: readonly HTMLElement[]): HTMLElement[] {
  return rows.filter((row) => {
    const segments = segmentsOf(row)
    if (segments === null) return true
    return (
      row === (segments.querySelector(':focus') ?? segments.querySelector('[aria-checked="true"]'))
    )
  })
}

/** Moves the focus among segments that stand side by side. */
function moveSideways(event: KeyboardEvent<HTMLElement>, rows: readonly HTMLElement[]): void {
  const row = rows.find((each) => each.matches(':focus'))
  const segments = row === undefined ? null : segmentsOf(row)
  if (row === undefined || segments === null) return
  event.preventDefault()
  const near = rows.filter((each) => segmentsOf(each) === segments)
  const rtl = getComputedStyle(segments).direction === 'rtl'
  const step = (event.key === 'ArrowRight') === rtl ? -1 : 1
  near.at((near.indexOf(row) + step) % near.length)?.focus()
}

/** Moves the focus among a menu's rows by arrow, Home, End or first letter. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = menuRows(event.currentTarget)
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') moveSideways(event, all)
  const rows = upAndDown(all)
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
    const from = all.findIndex((row) => row.matches(':focus'))
    const next = [...all.slice(from + 1), ...all]
    next.find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus()
  }
}
