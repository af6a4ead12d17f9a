import type { ReactNode } from 'react'
import type { IconShape } from './icon.tsx'

/** One row of a menu. */
export interface MenuItem {
  id: string
  label: ReactNode
  note?: ReactNode
  icon?: IconShape
  /** Stands before the label, as a person's picture does. */
  picture?: ReactNode
  tone?: 'bad'
  disabled?: boolean
  /** Marks the current choice among alternatives. */
  checked?: boolean
  href?: string
  onSelect?: () => void
}

/** Rows of a menu that belong together, apart from the others by a line. */
export interface MenuGroup {
  id: string
  /** Shown above the rows. */
  label?: string
  /** Shows alternatives side by side; choosing one keeps the menu open. */
  segments?: boolean
  items: readonly MenuItem[]
}
